"""The operator's log: a line for a person, or a JSON object a line for a program."""

import json
import logging
import logging.config
from datetime import UTC, datetime
from typing import Any

FORMATS = ("text", "json")


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record; `error` has the traceback where there is one."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class NotStarting(logging.Filter):
    """Leaves out what uvicorn says about a start that failed: the command says it in one line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be logged."""
        text = record.getMessage()
        return not text.startswith(("Traceback", "Application startup failed"))


def log_to_stderr(form: str) -> None:
    """Everything that is logged goes to the standard error output, once and in this format."""
    text = {"format": "%(asctime)s %(levelname)s %(message)s"}
    handler = {
        "class": "logging.StreamHandler",
        "formatter": form,
        "filters": ["not_starting"],
    }
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"text": text, "json": {"()": JsonFormatter}},
            "filters": {"not_starting": {"()": NotStarting}},
            "handlers": {"stderr": handler},
            "root": {"handlers": ["stderr"], "level": "WARNING"},
            "loggers": {"quatuor": {"handlers": [], "level": "INFO"}},
        }
    )

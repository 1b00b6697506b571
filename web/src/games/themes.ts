/** The colours of every game: `games/NAME/theme.css`. */
import.meta.glob('./*/theme.css', { eager: true });

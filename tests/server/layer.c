/* A layer between a process and the system, for tests.

   Every write to a file whose name contains LAYER_FILES is noted in LAYER_NOTES, and
   so is every sync: a crash can then take away what was not synced. The wall clock is ahead by as many
   seconds as the number in LAYER_CLOCK says; monotonic clocks go on.

   A note is kind, length of the name, offset and length, each 8 bytes, then the name and the data. */

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WRITTEN = 1, CUT = 2, REMOVED = 3, SYNCED = 4 };

static int notes = -1;
static const char *files = NULL;
static volatile int64_t *ahead = NULL;

__attribute__((constructor)) static void prepare(void) {
    const char *path = getenv("LAYER_NOTES"), *clock = getenv("LAYER_CLOCK");
    files = getenv("LAYER_FILES");
    if (path && files)
        notes = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (clock) {
        int fd = open(clock, O_RDONLY | O_CLOEXEC);
        void *place = mmap(NULL, sizeof(int64_t), PROT_READ, MAP_SHARED, fd, 0);
        ahead = place == MAP_FAILED ? NULL : place;
        close(fd);
    }
}

static const char *last_part(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void note(int64_t kind, const char *path, int64_t offset, const void *data, int64_t length) {
    const char *name = last_part(path);
    int64_t head[4] = {kind, (int64_t)strlen(name), offset, length};
    struct iovec parts[3] = {
        {head, sizeof head}, {(void *)name, strlen(name)}, {(void *)data, data ? length : 0}};
    if (syscall(SYS_writev, notes, parts, 3) < 0)
        abort();
}

/* The path of a file that is watched, or NULL. */
static const char *watched(int fd, char *path, size_t size) {
    char link[32] = "/proc/self/fd/";
    char digits[12], *end = digits + sizeof digits;
    *--end = 0;
    if (notes < 0 || fd < 0)
        return NULL;
    for (int rest = fd; rest || *end == 0; rest /= 10)
        *--end = (char)('0' + rest % 10);
    strcat(link, end);
    ssize_t length = readlink(link, path, size - 1);
    if (length < 0)
        return NULL;
    path[length] = 0;
    return strstr(last_part(path), files) ? path : NULL;
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
    char path[4096];
    ssize_t done = syscall(SYS_pwrite64, fd, data, size, offset);
    if (done > 0 && watched(fd, path, sizeof path))
        note(WRITTEN, path, offset, data, done);
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
    return pwrite64(fd, data, size, offset);
}

ssize_t write(int fd, const void *data, size_t size) {
    char path[4096];
    ssize_t done = syscall(SYS_write, fd, data, size);
    if (done > 0 && watched(fd, path, sizeof path))
        note(WRITTEN, path, lseek(fd, 0, SEEK_CUR) - done, data, done);
    return done;
}

int ftruncate64(int fd, off64_t length) {
    char path[4096];
    int failed = (int)syscall(SYS_ftruncate, fd, length);
    if (!failed && watched(fd, path, sizeof path))
        note(CUT, path, length, NULL, 0);
    return failed;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
    int failed = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (!failed && notes >= 0 && strstr(last_part(path), files))
        note(REMOVED, path, 0, NULL, 0);
    return failed;
}

/* What is noted as synced outlives the crashes of a test without having been on a disk. */
static int synced(int fd, long call) {
    char path[4096];
    if (!watched(fd, path, sizeof path))
        return (int)syscall(call, fd);
    note(SYNCED, path, 0, NULL, 0);
    return 0;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }

int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = (int)syscall(SYS_clock_gettime, clock, now);
    if (!failed && ahead && clock == CLOCK_REALTIME)
        now->tv_sec += *ahead;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec precise;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &precise);
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *place) {
    struct timespec precise;
    clock_gettime(CLOCK_REALTIME, &precise);
    if (place)
        *place = precise.tv_sec;
    return precise.tv_sec;
}

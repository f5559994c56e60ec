type Job = { key: string; run: (signal: AbortSignal) => Promise<void>; abort: AbortController }

/** A browser opens six connections to a server, and the rest of the page needs some of them. */
const atOnceMax = 3

/** Runs a few uploads at a time, in the order of the requests. */
export function createUploadQueue() {
  const jobs: Job[] = []
  let open = 0

  function next() {
    while (open < atOnceMax) {
      const job = jobs.find(({ abort }) => !abort.signal.aborted)
      if (!job) return
      open++
      jobs.splice(jobs.indexOf(job), 1)
      running.add(job)
      void job.run(job.abort.signal).finally(() => {
        open--
        running.delete(job)
        next()
      })
    }
  }
  const running = new Set<Job>()

  return {
    add(key: string, run: Job['run']): void {
      jobs.push({ key, run, abort: new AbortController() })
      next()
    },
    cancel(key: string): void {
      for (const job of [...jobs, ...running]) if (job.key === key) job.abort.abort()
    },
    stop(): void {
      for (const job of [...jobs, ...running]) job.abort.abort()
      jobs.length = 0
    },
  }
}

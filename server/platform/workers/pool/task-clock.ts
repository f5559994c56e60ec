export type TaskClock = {
  /** The thread starts or loads data, which has a separate limit. */
  load: () => void
  /** The thread works on the task. */
  work: () => void
  stop: () => void
}

/** Counts the time that a thread works on a task, and calls `onOver` once when it exceeds `limitMs`. */
export function createTaskClock(limitMs: number, loadMs: number, onOver: () => void): TaskClock {
  let leftMs = limitMs
  let workingSince: number | null = null
  let timer: NodeJS.Timeout | undefined

  function pause(): void {
    clearTimeout(timer)
    if (workingSince !== null) leftMs = Math.max(0, leftMs - (performance.now() - workingSince))
    workingSince = null
  }

  return {
    load() {
      pause()
      timer = setTimeout(onOver, loadMs)
    },
    work() {
      pause()
      workingSince = performance.now()
      timer = setTimeout(onOver, leftMs)
    },
    stop: pause,
  }
}

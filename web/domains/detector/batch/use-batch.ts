import { useEffect, useRef, useState } from 'react'
import { type BatchRow, checkFile } from './batch-check.ts'

/** Checks the files one after another. Unmounting aborts the current check. */
export function useBatch(files: readonly File[]) {
  const [rows, setRows] = useState<BatchRow[]>(() => files.map(({ name }) => ({ name, stage: 'waiting' })))
  const running = useRef<AbortController | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  async function run(indices: readonly number[]) {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const put = (index: number, row: BatchRow) =>
      setRows((before) => before.map((old, i) => (i === index ? row : old)))
    setIsRunning(true)
    for (const index of indices) {
      const file = files[index]!
      put(index, { name: file.name, stage: 'working' })
      const row = await checkFile(file, signal)
      if (signal.aborted) return
      put(index, row)
    }
    setIsRunning(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for the chosen files
  useEffect(() => {
    void run(files.map((_, index) => index))
    return () => running.current?.abort()
  }, [files])

  const failed = rows.flatMap(({ stage }, index) => (stage === 'failed' ? [index] : []))
  return { rows, isRunning, failed, retry: () => void run(failed) }
}

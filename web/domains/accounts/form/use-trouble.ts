import { useMemo } from 'react'
import { useOnline } from '../../../ui/use-online.ts'
import type { Trouble } from '../account-trouble.ts'
import { useCountdown } from '../use-countdown.ts'

/** Returns the trouble for an error and, for a throttled request, the seconds that are left to wait. */
export function useTrouble(
  error: unknown,
  read: (error: unknown, isOnline: boolean) => Trouble,
): { trouble: Trouble | null; waitSeconds: number } {
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once per error, with the connection as it was
  const trouble = useMemo(() => (error ? read(error, isOnline) : null), [error])
  const untilMs = useMemo(
    () => (trouble?.waitSeconds ? Date.now() + trouble.waitSeconds * 1_000 : null),
    [trouble],
  )
  return { trouble, waitSeconds: useCountdown(untilMs) }
}

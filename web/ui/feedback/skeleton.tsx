import { classNames } from '../class-names.ts'

/** A still place for what is coming; give it the size of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-line/70', className)} />
  )
}

/** Lines of text to come; the last one is shorter. */
export function SkeletonText({ lines, className }: { lines: number; className?: string }) {
  return (
    <div className={classNames('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  )
}

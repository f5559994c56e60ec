import type { ReactNode } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { classNames } from '../class-names.ts'

/** A placeholder for content that is loading. Give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-pulse rounded-control bg-line/70', className)} />
  )
}

type SkeletonOverProps = { children: ReactNode; className?: string }

/** A placeholder with the exact size of `children`, which are laid out but hidden until their values are loaded. */
export function SkeletonOver({ children, className = 'inset-0' }: SkeletonOverProps) {
  return (
    <div role="status" aria-label={controlTexts.loading} className="relative">
      <div inert className="invisible">
        {children}
      </div>
      <Skeleton className={classNames('absolute', className)} />
    </div>
  )
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines, className }: { lines: number; className?: string }) {
  return (
    <div className={classNames('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  )
}

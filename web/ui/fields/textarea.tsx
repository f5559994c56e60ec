import { type Ref, type TextareaHTMLAttributes, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  ref?: Ref<HTMLTextAreaElement>
  /** Limits, in pixels, between which the height follows the text. Without them the class sets the height. */
  heightMinPx?: number
  heightMaxPx?: number
  /** Without border and background, for use inside a composer or a card. */
  bare?: boolean
}

export function Textarea({ ref, heightMinPx, heightMaxPx, bare, className, ...rest }: TextareaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => own.current!, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = own.current
    if (!element || heightMaxPx === undefined) return
    element.style.height = '0'
    element.style.height = `${Math.min(Math.max(element.scrollHeight, heightMinPx ?? 0), heightMaxPx)}px`
  }, [rest.value, heightMinPx, heightMaxPx])

  return (
    <textarea
      dir="auto"
      {...rest}
      ref={own}
      className={classNames(
        'block w-full resize-none text-16 text-ink disabled:opacity-60',
        bare
          ? 'bg-transparent outline-none'
          : 'rounded-card border border-line-control bg-surface-raised p-4 transition-colors focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent/35 aria-invalid:border-danger',
        className,
      )}
    />
  )
}

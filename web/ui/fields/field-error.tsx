import { CircleAlert } from 'lucide-react'

/** Always rendered, so that screen readers announce the text when it appears. */
export function FieldError({ id, text }: { id?: string; text?: string | null }) {
  return (
    <div id={id} role="alert" className="empty:hidden">
      {text && (
        <span className="flex items-start gap-1.5 text-13 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {text}
        </span>
      )}
    </div>
  )
}

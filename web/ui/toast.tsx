import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { isComposing } from './is-composing.ts'
import { useIsPhone } from './media-query.ts'

export { toast }

/** Mounted once. Toasts close after 3 s or with Escape. */
export function Toaster() {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) toast.dismiss()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [])
  const isPhone = useIsPhone()
  return (
    <Sonner
      // Keeps clear of the page's title and of the controls at the bottom.
      position={isPhone ? 'top-center' : 'bottom-right'}
      offset={{ bottom: '6rem', right: '2.5rem' }}
      duration={3_000}
      gap={8}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            // What lies under a toast stays within reach: Sonner keeps a toast for as long as the pointer rests on it.
            'pointer-events-none [&_:is(a,button)]:pointer-events-auto ' +
            // Sonner hides the words of toasts that lie under the newest one only in its own style.
            'flex w-full items-center gap-3 font-sans rounded-card bg-surface-raised px-4 py-3 text-14 text-ink shadow-float outline-1 outline-line/60 [&>*]:transition-opacity [&[data-expanded=false][data-front=false]>*]:opacity-0 [&_[data-icon]]:shrink-0',
          description: 'text-13 text-ink-muted',
          content: 'flex-1',
          success: '[&_[data-icon]]:text-positive',
          error: '[&_[data-icon]]:text-danger',
          warning: '[&_[data-icon]]:text-caution',
          info: '[&_[data-icon]]:text-accent',
          actionButton: 'shrink-0 rounded-control px-2 py-1 font-medium text-accent hover:bg-accent-soft',
        },
      }}
    />
  )
}

import { useEffect } from 'react'
import { brand } from '../../../../contract/brand.ts'

/** The heading of an account screen, which also sets the document title. */
export function FormHeading({ title, text }: { title: string; text: string }) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  return (
    <div>
      <h1 className="font-serif text-40 font-medium tracking-tight">{title}</h1>
      <p className="mt-2 text-16 text-ink-muted">{text}</p>
    </div>
  )
}

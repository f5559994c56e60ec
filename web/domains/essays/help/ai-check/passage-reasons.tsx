import { help as texts } from '../../../../locales/en/essays/help.ts'
import type { AiPassage } from '../marks/help-mark.ts'

/** The measured reasons for the mark of a passage. */
export function PassageReasons({ reasons }: { reasons: AiPassage['reasons'] }) {
  if (reasons.length === 0) return <p className="text-13 text-pretty text-ink-muted">{texts.noReason}</p>
  return (
    <ul className="flex flex-col gap-2 text-13">
      {reasons.map(({ signal, title, detail }) => (
        <li key={signal + title}>
          <span className="font-medium">{title}</span>
          <span className="block text-pretty text-ink-muted">{detail}</span>
        </li>
      ))}
    </ul>
  )
}

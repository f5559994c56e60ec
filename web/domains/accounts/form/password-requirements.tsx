import { Check, Dot } from 'lucide-react'
import { formTexts } from '../../../locales/en/accounts/form.ts'
import { classNames } from '../../../ui/class-names.ts'
import { passwordHints } from './account-form.ts'

type PasswordRequirementsProps = { password: string; lengthMin: number }

/** The documented list. Only the length is a rule; fulfilled entries are ticked, and none is shown as an error. */
export function PasswordRequirements({ password, lengthMin }: PasswordRequirementsProps) {
  return (
    <ul aria-label={formTexts.aGoodPasswordHas} className="flex flex-col gap-1 text-13">
      {passwordHints(password, lengthMin).map(({ text, isMet }) => (
        <li
          key={text}
          className={classNames('flex items-center gap-1.5', isMet ? 'text-positive' : 'text-ink-muted')}
        >
          {isMet ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Dot aria-hidden="true" className="size-4" />
          )}
          {text}
          <span className="sr-only">{isMet ? formTexts.met : formTexts.notYet}</span>
        </li>
      ))}
    </ul>
  )
}

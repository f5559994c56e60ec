import { isComplete, type LanguageChoice, languageChoices } from '../../../contract/languages.ts'
import { languageTexts } from '../../locales/en/ui/languages.ts'
import { languageNames } from '../../locales/languages.ts'
import { Select } from './select.tsx'

type LanguageSelectProps = {
  id?: string
  value: LanguageChoice
  onChange: (choice: LanguageChoice) => void
  className?: string
  /** Needed where no label belongs to the id. */
  label?: string
}

/** The documented list of languages, each by its own name. Those without translation say that they show English. */
export function LanguageSelect({ id, value, onChange, className, label }: LanguageSelectProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as LanguageChoice)}
      className={className}
    >
      {languageChoices.map((choice) => (
        <option key={choice} value={choice} lang={choice === 'auto' ? undefined : choice}>
          {choice === 'auto' ? languageTexts.autoDetect : nameOf(choice)}
        </option>
      ))}
    </Select>
  )
}

function nameOf(choice: Exclude<LanguageChoice, 'auto'>): string {
  const name = languageNames[choice]
  return isComplete(choice) ? name : languageTexts.englishForNow({ name })
}

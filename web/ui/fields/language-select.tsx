import {
  completeLanguages,
  isComplete,
  type LanguageChoice,
  languageChoices,
} from '../../../contract/languages.ts'
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

/** The documented list of languages, each by its own name. Those without a translation are a group that says so. */
export function LanguageSelect({ id, value, onChange, className, label }: LanguageSelectProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as LanguageChoice)}
      className={className}
    >
      <option value="auto">{languageTexts.autoDetect}</option>
      {completeLanguages.map((choice) => (
        <option key={choice} value={choice} lang={choice}>
          {languageNames[choice]}
        </option>
      ))}
      <optgroup label={languageTexts.englishForNow}>
        {languageChoices.filter(isIncomplete).map((choice) => (
          <option key={choice} value={choice} lang={choice}>
            {languageNames[choice]}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}

function isIncomplete(choice: LanguageChoice): choice is Exclude<LanguageChoice, 'auto'> {
  return choice !== 'auto' && !isComplete(choice)
}

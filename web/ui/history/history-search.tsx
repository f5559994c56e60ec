import { Search } from 'lucide-react'
import { historyTexts } from '../../locales/en/ui/history.ts'
import { classNames } from '../class-names.ts'
import { inputClass } from '../fields/input.tsx'
import { Spinner } from '../spinner.tsx'

const charactersMax = 200

type HistorySearchProps = { typed: string; onType: (typed: string) => void; isBusy: boolean }

export function HistorySearch({ typed, onType, isBusy }: HistorySearchProps) {
  return (
    <div className="relative shrink-0 px-6 pb-2 max-md:px-4">
      <span className="pointer-events-none absolute inset-y-0 left-9 flex items-center pb-2 text-ink-muted max-md:left-7">
        {isBusy ? <Spinner /> : <Search aria-hidden="true" className="size-4" />}
      </span>
      <input
        type="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-label={historyTexts.searchTheseTexts}
        placeholder={historyTexts.searchTheseTexts}
        maxLength={charactersMax}
        autoComplete="off"
        spellCheck={false}
        className={classNames(inputClass, 'pl-9 placeholder:text-ink-muted')}
      />
    </div>
  )
}

import { Check, Eye, Lock, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ModelChoice } from '../../../../contract/chats/chats.ts'
import { plans } from '../../../../contract/plans.ts'
import { modelsTexts } from '../../../locales/en/chats/models.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isComposing } from '../../../ui/is-composing.ts'
import { scrollToShow } from '../../../ui/scroll-to-show.ts'
import { groupModels, windowText } from './model-groups.ts'

/** With fewer models no search is needed. */
const searchFrom = 8

type ModelListProps = { models: ModelChoice[]; chosen: string; onChoose: (id: string) => void }

/** The models in groups. Arrows move, Enter chooses; a long list has a search field. */
export function ModelList({ models, chosen, onChoose }: ModelListProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(chosen)
  const list = useRef<HTMLDivElement>(null)
  const groups = groupModels(models, search)
  const shown = groups.flatMap((group) => group.models)
  const at = shown.findIndex((one) => one.id === active)
  const current = shown[Math.max(at, 0)]
  const optionId = (modelId: string) => `${id}-${modelId}`
  const activeId = current && optionId(current.id)

  useEffect(() => {
    // Waits until the sheet has its height.
    const frame = requestAnimationFrame(() => {
      const option = activeId && document.getElementById(activeId)
      if (option) scrollToShow(option, { block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const steps: Record<string, number> = {
      ArrowDown: Math.min(at + 1, shown.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: shown.length - 1,
    }
    const isInField = event.target instanceof HTMLInputElement
    const next = isInField && (event.key === 'Home' || event.key === 'End') ? undefined : steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setActive(shown[next]?.id ?? active)
    } else if (event.key === 'Enter' || (event.key === ' ' && !isInField)) {
      event.preventDefault()
      if (current) choose(current)
    }
  }
  function choose(model: ModelChoice) {
    if (!model.needsPlan) onChoose(model.id)
  }
  const isSearched = models.length >= searchFrom
  return (
    <>
      {isSearched && (
        <div className="flex items-center gap-2 border-b border-line px-4 text-ink-muted">
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <input
            role="combobox"
            aria-label={modelsTexts.searchModels}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={modelsTexts.searchModels}
            className="h-11 min-w-0 flex-1 bg-transparent text-14 text-ink outline-none placeholder:text-ink-muted"
          />
        </div>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={modelsTexts.models}
        tabIndex={isSearched ? -1 : 0}
        aria-activedescendant={activeId}
        onKeyDown={onKeyDown}
        className="scroll-quiet min-h-0 flex-1 overflow-y-auto p-1.5 outline-none"
      >
        {groups.map(({ label, models: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-12 text-ink-muted">
              {label}
            </p>
            {members.map((model) => (
              <ModelOption
                key={model.id}
                id={optionId(model.id)}
                model={model}
                isChosen={model.id === chosen}
                isActive={model.id === current?.id}
                onPoint={() => setActive(model.id)}
                onChoose={() => choose(model)}
              />
            ))}
          </div>
        ))}
        {shown.length === 0 && (
          <p role="status" className="px-2.5 py-6 text-center text-13 text-ink-muted">
            {modelsTexts.noModelNameContains({ search: search.trim() })}
          </p>
        )}
      </div>
    </>
  )
}

type ModelOptionProps = {
  id: string
  model: ModelChoice
  isChosen: boolean
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function ModelOption({ id, model, isChosen, isActive, onPoint, onChoose }: ModelOptionProps) {
  const { label, sees, needsPlan } = model
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the list, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={needsPlan !== undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 select-none',
        isActive && 'bg-surface-hover',
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={classNames('truncate', needsPlan && 'text-ink-muted')}>{label}</span>
        <span className="flex items-center gap-1.5 text-12 text-ink-muted">
          {sees && <Eye aria-hidden="true" className="size-3.5 shrink-0" />}
          {textOf(model)}
        </span>
      </span>
      {needsPlan && <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />}
      {isChosen && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
    </div>
  )
}

function textOf({ kind, sees, contextTokens, needsPlan, unfitFor }: ModelChoice): string {
  if (needsPlan) return modelsTexts.partOfPlan({ plan: plans[needsPlan].name })
  if (kind === 'built-in') return modelsTexts.editsChecksAndHumanizes
  if (unfitFor?.includes('chats')) return modelsTexts.tooSmallForChats
  const text = sees ? modelsTexts.readsTokensAndImages : modelsTexts.readsTokens
  return text({ window: windowText(contextTokens) })
}

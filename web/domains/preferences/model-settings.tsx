import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { formatNumber } from '../../locales/format.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'
import { useCommitOnLeaving } from './use-commit-on-leaving.ts'

/** The documented default stands for the operator's setting. A token is about three quarters of an English word. */
const standardTokens = 4_000
const lengths = [1_000, 2_000, 8_000, 16_000, 32_000, 64_000, 128_000]

/** Sets the instructions that start every conversation and how much of a chat is sent with each message. */
export function ModelSettings({ userId }: { userId: string }) {
  const preferences = usePreferences(userId)
  const save = useSavePreferences(userId)
  if (preferences.isError && !preferences.data)
    return <ErrorState title={preferenceTexts.loadFailed} onRetry={() => preferences.refetch()} />
  const { data } = preferences
  return (
    <>
      <SettingCard title={settingsTexts.yourInstructions} text={settingsTexts.sentToTheLanguageModel}>
        <div className="px-5 py-4 max-md:px-4">
          {data ? (
            <Instructions
              saved={data.custom_instructions}
              onSave={(text) => save.mutate({ custom_instructions: text })}
            />
          ) : (
            <SkeletonOver>
              <Instructions saved="" onSave={() => {}} />
            </SkeletonOver>
          )}
        </div>
      </SettingCard>
      <SettingCard title={settingsTexts.memory} text={settingsTexts.eachMessageIsSentWith}>
        {data ? (
          <MemoryRow
            tokens={data.max_context_length}
            onChange={(tokens) => save.mutate({ max_context_length: tokens })}
          />
        ) : (
          <SkeletonOver className="inset-x-5 inset-y-3.5 max-md:inset-x-4">
            <MemoryRow tokens={standardTokens} onChange={() => {}} />
          </SkeletonOver>
        )}
      </SettingCard>
    </>
  )
}

function MemoryRow({ tokens, onChange }: { tokens: number; onChange: (tokens: number) => void }) {
  const id = useId()
  const isOther = tokens !== standardTokens && !lengths.includes(tokens)
  const shown = isOther ? [...lengths, tokens].sort((a, b) => a - b) : lengths
  return (
    <SettingRow
      title={<label htmlFor={id}>{settingsTexts.howMuchOfAChat}</label>}
      stacks
      action={
        <Select
          id={id}
          value={tokens}
          onChange={(event) => onChange(Number(event.target.value))}
          className="sm:w-64 lg:w-72"
        >
          <option value={standardTokens}>{settingsTexts.asMuchAsTheModel}</option>
          {shown.map((length) => (
            <option key={length} value={length}>
              {settingsTexts.tokensWords({ length, length2: wordsOf(length) })}
            </option>
          ))}
        </Select>
      }
    />
  )
}

function wordsOf(tokens: number): string {
  return formatNumber(tokens * 0.75)
}

function Instructions({ saved, onSave }: { saved: string; onSave: (text: string) => void }) {
  const id = useId()
  const [text, setText] = useState(saved)
  const isHeld = useRef(false)
  useEffect(() => {
    if (!isHeld.current) setText(saved)
  }, [saved])
  const max = limits.customInstructionsCharactersMax

  function commit() {
    const trimmed = text.trim()
    setText(trimmed)
    if (trimmed !== saved) onSave(trimmed)
  }
  useCommitOnLeaving(commit)
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {settingsTexts.yourInstructions}
      </label>
      <Textarea
        id={id}
        value={text}
        onFocus={() => {
          isHeld.current = true
        }}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          isHeld.current = false
          commit()
        }}
        maxLength={max}
        placeholder={settingsTexts.iTeachBiologyAtA}
        heightMinPx={112}
        heightMaxPx={320}
        aria-describedby={`${id}-count`}
      />
      <p id={`${id}-count`} className="tabular mt-1.5 text-right text-12 text-ink-muted">
        {settingsTexts.ofCharacters({ count: text.length, max })}
      </p>
    </>
  )
}

import { Square } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { outline as texts } from '../../../../locales/en/essays/outline.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { inputClass } from '../../../../ui/fields/input.tsx'
import { Textarea } from '../../../../ui/fields/textarea.tsx'

type OutlineFormProps = {
  topic: string
  words: number
  isWriting: boolean
  onPlan: (wish: { topic: string; words: number }) => void
  onStop: () => void
  onEmpty: () => void
}

const topicMax = 2_000

/** Says what the essay is about, for an outline by the model; or starts one by hand. */
export function OutlineForm({ topic, words, isWriting, onPlan, onStop, onEmpty }: OutlineFormProps) {
  const [about, setAbout] = useState(topic)
  const [count, setCount] = useState(String(words))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (about.trim() !== '')
      onPlan({ topic: about.trim(), words: Math.max(1, Math.min(100_000, Number(count) || words)) })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2.5">
      <Textarea
        aria-label={texts.topic}
        placeholder={texts.topic}
        value={about}
        maxLength={topicMax}
        heightMinPx={64}
        heightMaxPx={140}
        onChange={(event) => setAbout(event.target.value)}
      />
      <label className="flex items-center gap-2 text-14 text-ink-muted">
        <span className="flex-1">{texts.words}</span>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
          value={count}
          onChange={(event) => setCount(event.target.value)}
          className={classNames(inputClass, 'w-28!')}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={isWriting} disabled={about.trim() === ''}>
          {texts.make}
        </Button>
        {isWriting ? (
          <Button size="sm" icon={<Square className="size-3! fill-current" />} onClick={onStop}>
            {texts.stop}
          </Button>
        ) : (
          <Button size="sm" onClick={onEmpty}>
            {texts.startEmpty}
          </Button>
        )}
      </div>
    </form>
  )
}

import { Pause, Play } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordEntry } from '../../../../../contract/essays/record.ts'
import { recordTexts as texts } from '../../../../locales/en/essays/record.ts'
import { formatDate } from '../../../../locales/format.ts'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { RecordReplay, type ReplayBlock } from '../replay/record-replay.ts'
import { originLook } from './origin-look.ts'

const speeds = [1, 4, 16]
const tickMs = 100
/** At speed 1, a long record takes this many ticks: a minute. */
const ticksMax = 600

/** Plays the text as it grew. The slider and the buttons work with the keyboard. */
export function ReplayView({ entries }: { entries: RecordEntry[] }) {
  const [at, setAt] = useState(entries.length)
  const [isPlaying, setIsPlaying] = useState(false)
  const [speed, setSpeed] = useState(speeds[0]!)
  const replay = useMemo(() => {
    const made = new RecordReplay()
    made.add(entries)
    return made
  }, [entries])
  const blocks = useMemo(() => {
    replay.seek(at)
    return replay.blocks()
  }, [replay, at])

  useEffect(() => {
    if (!isPlaying) return
    const step = Math.max(1, Math.round(entries.length / ticksMax)) * speed
    const timer = setInterval(() => setAt((old) => Math.min(old + step, entries.length)), tickMs)
    return () => clearInterval(timer)
  }, [isPlaying, speed, entries.length])
  useEffect(() => {
    if (at >= entries.length) setIsPlaying(false)
  }, [at, entries.length])

  function toggle() {
    if (!isPlaying && at >= entries.length) setAt(0)
    setIsPlaying(!isPlaying)
  }
  const entry = entries[Math.max(at - 1, 0)]
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex items-center gap-2">
        <IconButton
          label={isPlaying ? texts.stop : texts.play}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={toggle}
        />
        <input
          type="range"
          min={0}
          max={entries.length}
          value={at}
          aria-label={texts.position}
          aria-valuetext={entry && placeText(entry, at, entries.length)}
          onChange={(event) => {
            setIsPlaying(false)
            setAt(Number(event.target.value))
          }}
          className="h-9 min-w-0 flex-1 accent-accent max-md:h-11"
        />
      </div>
      <Segmented
        label={texts.speed}
        value={String(speed)}
        onChange={(value) => setSpeed(Number(value))}
        options={speeds.map((value) => ({ value: String(value), label: texts.speedOf({ speed: value }) }))}
      />
      {entry && <p className="text-13 text-ink-muted tabular-nums">{placeText(entry, at, entries.length)}</p>}
      <ReplayText blocks={blocks} />
    </div>
  )
}

function placeText({ receivedAt }: RecordEntry, number: number, count: number): string {
  return texts.at({ date: formatDate(receivedAt, 'moment'), number, count })
}

function ReplayText({ blocks }: { blocks: ReplayBlock[] }) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<ReplayBlock[]>([])
  useEffect(() => {
    const changed = blocks.findIndex((block, index) => !isSame(block, before.current[index]))
    before.current = blocks
    const box = list.current
    const child = box?.children[changed] as HTMLElement | undefined
    if (box && child) box.scrollTop = child.offsetTop - box.clientHeight / 2
  }, [blocks])
  const isEmpty = blocks.every(({ texts: parts }) => parts.length === 0)
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text has to be reached by keyboard
      tabIndex={0}
      ref={list}
      aria-label={texts.replayText}
      className="relative flex min-h-40 flex-1 flex-col gap-2 overflow-y-auto rounded-control border border-line bg-surface-raised p-4 font-serif text-14"
    >
      {isEmpty ? (
        <p className="text-ink-muted">{texts.empty}</p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity in the replay
        blocks.map((block, index) => <Block key={index} block={block} />)
      )}
    </section>
  )
}

const Block = memo(
  function Block({ block: { name, texts: parts } }: { block: ReplayBlock }) {
    return (
      <p className={name === 'heading' ? 'font-semibold' : undefined}>
        {parts.map(({ text, origin }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other identity in the replay
          <span key={index} className={originLook[origin].textClass}>
            {text}
            {origin !== 'typed' && (
              <span className="mx-0.5 inline-block rounded-small bg-surface-sunken px-1 font-sans text-12 whitespace-nowrap text-ink-muted not-italic no-underline">
                {texts.origins[origin]}
              </span>
            )}
          </span>
        ))}
      </p>
    )
  },
  (before, after) => isSame(before.block, after.block),
)

function isSame(one: ReplayBlock, other: ReplayBlock | undefined): boolean {
  return (
    one.name === other?.name &&
    one.texts.length === other.texts.length &&
    one.texts.every(
      ({ text, origin }, index) => other.texts[index]!.text === text && other.texts[index]!.origin === origin,
    )
  )
}

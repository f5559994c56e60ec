import { type FormEvent, useId, useState } from 'react'
import {
  type Banner,
  type BannerTone,
  bannerCharactersMax,
  bannerInput,
  bannerTones,
  isShown,
} from '../../../contract/site/banner.ts'
import { bannerTexts as texts } from '../../locales/en/operating/banner.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote, ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBanner, useBannerChange } from './banner-queries.ts'

/** Shows a line to everyone who is signed in. */
export function BannerSection() {
  const { data, isError, refetch } = useBanner()
  if (data) return <BannerForm key={data.banner?.id ?? 'none'} banner={data.banner} />
  if (isError) return <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />
  return <Skeleton className="h-96 w-full" />
}

function BannerForm({ banner }: { banner: Banner | null }) {
  const id = useId()
  const { mutate, isPending, error } = useBannerChange()
  const [text, setText] = useState(banner?.text ?? '')
  const [tone, setTone] = useState<BannerTone>(banner?.tone ?? 'accent')
  const [from, setFrom] = useState(localTime(banner?.from))
  const [until, setUntil] = useState(localTime(banner?.until))
  const [isDismissible, setDismissible] = useState(banner?.isDismissible ?? true)
  const [fault, setFault] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = bannerInput.safeParse({
      text,
      tone,
      from: isoTime(from),
      until: isoTime(until),
      isDismissible,
    })
    setFault(read.success ? null : String(read.error.issues[0]?.path[0] ?? 'text'))
    if (read.success) mutate(read.data, { onSuccess: () => toast.success(texts.saved) })
  }
  return (
    <section aria-label={texts.title} className="flex flex-col gap-4">
      <p role="status" className="min-h-5 text-13 text-ink-muted">
        {stateText(banner)}
      </p>
      <Card className="p-5 max-md:p-4">
        <form onSubmit={submit} noValidate className="relative flex flex-col gap-5">
          <div className="flex flex-col gap-1.5">
            <label htmlFor={`${id}-text`} className="w-fit font-medium">
              {texts.text}
            </label>
            <Textarea
              id={`${id}-text`}
              value={text}
              maxLength={bannerCharactersMax}
              onChange={(event) => setText(event.target.value)}
              aria-describedby={`${id}-hint`}
              aria-invalid={fault === 'text' || undefined}
              className="h-20 p-3! text-14!"
            />
            <p id={`${id}-hint`} className="text-13 text-ink-muted">
              {texts.textHint({ most: bannerCharactersMax })}
            </p>
          </div>
          <Segmented
            label={texts.tone}
            value={tone}
            onChange={(next) => setTone(next as BannerTone)}
            options={bannerTones.map((each) => ({ value: each, label: texts.tones[each] }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={texts.from}
              hint={texts.fromHint}
              type="datetime-local"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField
              label={texts.until}
              hint={texts.untilHint}
              type="datetime-local"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
              error={fault === 'until' ? texts.untilWrong : null}
            />
          </div>
          <Switch
            label={texts.dismissible}
            text={texts.dismissibleText}
            checked={isDismissible}
            onChange={setDismissible}
          />
          {fault === 'text' && <ErrorNote>{texts.textMissing}</ErrorNote>}
          {error && <ErrorNote>{error.message}</ErrorNote>}
          <Note>{texts.when}</Note>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={isPending}>
              {banner ? texts.change : texts.show}
            </Button>
            {banner && (
              <Button
                disabled={isPending}
                onClick={() => mutate(null, { onSuccess: () => toast.success(texts.removed) })}
              >
                {texts.remove}
              </Button>
            )}
          </div>
        </form>
      </Card>
    </section>
  )
}

function stateText(banner: Banner | null): string {
  if (!banner) return texts.none
  return isShown(banner, new Date()) ? texts.isShown : texts.isNotShown
}

/** The value of a field for date and time, in the time of this computer. */
function localTime(iso: string | null | undefined): string {
  if (!iso) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function isoTime(typed: string): string | null {
  const time = Date.parse(typed)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

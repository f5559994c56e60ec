import { useState } from 'react'
import type { EssayVersion } from '../../../../contract/essays/versions.ts'
import { versions as texts } from '../../../locales/en/essays/versions.ts'
import { formatDate } from '../../../locales/format.ts'
import { Button } from '../../../ui/button.tsx'
import { NameForm } from './name-form.tsx'

type VersionRowProps = {
  version: EssayVersion
  onOpen: () => void
  onName: (name: string) => Promise<void>
  onDelete: () => void
}

export function VersionRow({ version, onOpen, onName, onDelete }: VersionRowProps) {
  const [isNaming, setIsNaming] = useState(false)
  const date = formatDate(version.createdAt, 'moment')
  const name = version.name ?? date
  async function rename(chosen: string) {
    await onName(chosen)
    setIsNaming(false)
  }
  return (
    <li className="flex flex-col gap-2 border-b border-line px-6 py-3 max-md:px-4">
      <button
        type="button"
        onClick={onOpen}
        title={texts.open}
        className="flex flex-col rounded-small text-left hover:underline"
      >
        <span className="font-medium">{name}</span>
        <span className="text-13 text-ink-muted">
          {version.name ? `${date} · ` : ''}
          {texts.kinds[version.kind]} · {texts.words({ count: version.words })}
        </span>
      </button>
      {isNaming ? (
        <NameForm initial={version.name ?? ''} onSubmit={rename} />
      ) : (
        <div className="flex gap-2">
          <Button size="sm" aria-label={texts.renameOf({ date })} onClick={() => setIsNaming(true)}>
            {texts.rename}
          </Button>
          <Button size="sm" aria-label={texts.removeOf({ name })} onClick={onDelete}>
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

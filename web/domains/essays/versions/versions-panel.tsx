import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'
import type { EssayVersion, OpenedEssayVersion } from '../../../../contract/essays/versions.ts'
import { versions as texts } from '../../../locales/en/essays/versions.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { toast } from '../../../ui/toast.tsx'
import { focusPage } from '../editor/focus-page.ts'
import { replaceDocument } from '../page/load-text.ts'
import { deleteVersion, essayVersionsKey, getVersion, getVersions, patchVersion } from '../queries.ts'
import { readRecordedTexts } from '../record/track/recorded-texts.ts'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'
import { keepVersion } from '../sync/keep-version.ts'
import { NameForm } from './name-form.tsx'
import { VersionRow } from './version-row.tsx'
import { VersionView } from './version-view.tsx'

type VersionsPanelProps = { session: EssaySession; view: EssayView; editor: Editor; onClose: () => void }

/** The versions of an essay: keep, name, compare, restore and delete. */
export function VersionsPanel({ session, view, editor, onClose }: VersionsPanelProps) {
  const { chatId } = session
  const client = useQueryClient()
  const [opened, setOpened] = useState<OpenedEssayVersion | null>(null)
  const list = useQuery({
    queryKey: essayVersionsKey(chatId),
    queryFn: () => getVersions(chatId),
    // A new essay is shown before the server has created it.
    enabled: view.isStored,
  })
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: essayVersionsKey(chatId) }),
  })
  const run = (work: () => Promise<unknown>) =>
    change.mutateAsync(work).then(
      () => {},
      () => {},
    )

  async function keep(name: string) {
    await run(async () => {
      if (!(await keepVersion(session, 'named', name))) toast.error(texts.nothing)
    })
  }
  async function restore({ document, createdAt }: OpenedEssayVersion) {
    await run(async () => {
      await keepVersion(session, 'restore')
      const earlier = view.record === 'on' ? await readRecordedTexts(chatId, createdAt) : []
      replaceDocument(editor, document, 'restore', earlier)
      toast.success(texts.restored)
      onClose()
      focusPage(editor)
    })
  }
  const row = (version: EssayVersion) => (
    <VersionRow
      key={version.id}
      version={version}
      onOpen={() => void run(async () => setOpened(await getVersion(chatId, version.id)))}
      onName={(name) => run(() => patchVersion(chatId, version.id, name))}
      onDelete={() => void run(() => deleteVersion(chatId, version.id))}
    />
  )
  if (opened)
    return (
      <VersionView
        version={opened}
        editor={editor}
        current={editor.getJSON() as DocumentNode}
        isBusy={change.isPending}
        onBack={() => setOpened(null)}
        onRestore={() => void restore(opened)}
      />
    )
  return (
    <>
      <div className="px-6 pb-3 max-md:px-4">
        <p className="pb-1 text-13 font-medium">{texts.current}</p>
        <NameForm initial="" onSubmit={keep} />
      </div>
      {list.isError && (
        <ErrorState
          className="m-auto"
          title={texts.failed}
          text={list.error.message}
          onRetry={list.refetch}
        />
      )}
      {list.isPending && <p className="px-6 text-ink-muted max-md:px-4">{texts.loading}</p>}
      {list.data?.length === 0 && <p className="px-6 text-ink-muted max-md:px-4">{texts.empty}</p>}
      <ul className="min-h-0 flex-1 overflow-y-auto">{list.data?.map(row)}</ul>
    </>
  )
}

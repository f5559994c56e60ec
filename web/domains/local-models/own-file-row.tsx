import { type FormEvent, useState } from 'react'
import { type LocalModelsState, ownFileId } from '../../../contract/local-models.ts'
import { localModelsTexts } from '../../locales/en/local-models/card.ts'
import { localModelTexts } from '../../locales/en/shared/local-models.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useLocalModelChanges } from './queries.ts'
import { TrialLine } from './trial-line.tsx'

type OwnFileRowProps = { file: LocalModelsState['ownFile']; isTried: boolean }

/** A model file that is on the server's computer already. */
export function OwnFileRow({ file, isTried }: OwnFileRowProps) {
  const { tryOut, remove } = useLocalModelChanges()
  const [isEditing, setEditing] = useState(false)
  const onError = (error: Error) => toast.error(localModelsTexts.notDone, { description: error.message })
  return (
    <div>
      <SettingRow
        title={localModelsTexts.ownFile}
        text={file ? <FileText file={file} /> : localModelsTexts.ownFileText}
        stacks
        action={
          isEditing ? null : file ? (
            <>
              {!file.isBaseModel && (
                <Button
                  size="sm"
                  busy={isTried || tryOut.isPending}
                  onClick={() => tryOut.mutate(ownFileId, { onError })}
                >
                  {file.trial ? localModelsTexts.measure : localModelsTexts.measureFirst}
                </Button>
              )}
              {!file.isSetting && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={remove.isPending}
                  onClick={() => remove.mutate(ownFileId, { onError })}
                >
                  {localModelsTexts.forget}
                </Button>
              )}
            </>
          ) : (
            <Button size="sm" onClick={() => setEditing(true)}>
              {localModelsTexts.chooseFile}
            </Button>
          )
        }
      />
      {isEditing && <PathForm onDone={() => setEditing(false)} />}
      {file && !file.isBaseModel && <TrialLine trial={file.trial} isTried={isTried} />}
    </div>
  )
}

function FileText({ file }: { file: NonNullable<OwnFileRowProps['file']> }) {
  return (
    <>
      <span className="break-all">{file.path}</span>
      {file.failedUses.length > 0 && !file.isBaseModel && (
        <span className="mt-1 block text-caution">{localModelsTexts.tooSmall}</span>
      )}
      {file.isBaseModel && <span className="mt-1 block text-caution">{localModelTexts.fileIsBaseModel}</span>}
    </>
  )
}

/** A path on the server. The file is loaded before it is accepted, which can take a minute. */
function PathForm({ onDone }: { onDone: () => void }) {
  const { useFile } = useLocalModelChanges()
  const [path, setPath] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (path.trim() !== '') useFile.mutate(path, { onSuccess: onDone })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 px-5 pb-5 max-md:px-4">
      <TextField
        label={localModelsTexts.pathOfTheFile}
        hint={localModelsTexts.pathHint}
        value={path}
        onChange={(event) => setPath(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        error={useFile.error?.message ?? null}
        autoFocus
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={useFile.isPending}>
          {localModelsTexts.tryFile}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {localModelsTexts.cancel}
        </Button>
      </div>
    </form>
  )
}

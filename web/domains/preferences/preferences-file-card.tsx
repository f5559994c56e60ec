import { Download } from 'lucide-react'
import { preferenceTexts } from '../../../contract/preference-texts.ts'
import {
  invalidImportText,
  preferencesFile,
  preferencesFileBytesMax,
  preferencesFileName,
  readPreferencesFile,
} from '../../../contract/preferences-file.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { ChooseFileButton } from '../../ui/fields/choose-file-button.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { setTheme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast.tsx'
import { usePreferences, useSavePreferences } from './queries.ts'

/** Exports the preferences as a file and imports them from one. */
export function PreferencesFileCard({ userId }: { userId: string }) {
  const { data: preferences, refetch } = usePreferences(userId)
  const save = useSavePreferences(userId)

  async function exportFile() {
    const current = preferences ?? (await refetch()).data
    if (!current) return void toast.error(preferenceTexts.loadFailed)
    const file = preferencesFile(current, new Date())
    downloadFile(preferencesFileName, `${JSON.stringify(file, null, 2)}\n`, 'application/json')
  }

  async function importFile(file: File) {
    const text = file.size <= preferencesFileBytesMax ? await file.text().catch(() => '') : ''
    const imported = readPreferencesFile(text)
    if (!imported) {
      toast.error(invalidImportText, {
        description: settingsTexts.doesNotContainExported({ name: file.name }),
      })
      return
    }
    const { patch, skipped } = imported
    if (skipped.length > 0)
      toast.warning(settingsTexts.someEntriesWereSkipped, {
        description: settingsTexts.unknownOrInvalid({ slice: skipped.slice(0, 5).join(', ').slice(0, 200) }),
      })
    if (Object.keys(patch).length === 0) return
    save.mutate(patch, { onSuccess: () => patch.theme && setTheme(patch.theme) })
  }

  return (
    <SettingCard title={settingsTexts.preferences}>
      <SettingRow
        stacks
        title={settingsTexts.exportPreferences}
        text={settingsTexts.aJsonFileWithYour}
        action={
          <Button size="sm" icon={<Download />} onClick={() => void exportFile()}>
            {settingsTexts.export}
          </Button>
        }
      />
      <SettingRow
        stacks
        title={settingsTexts.importPreferences}
        text={settingsTexts.replacesTheSettingsThat}
        action={
          <ChooseFileButton
            label={settingsTexts.preferencesToImport}
            accept=".json,application/json"
            onChoose={(file) => void importFile(file)}
            busy={save.isPending}
          />
        }
      />
    </SettingCard>
  )
}

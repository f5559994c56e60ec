import { Download } from 'lucide-react'
import { chooseLanguage } from '../../locales/device-language.ts'
import { settingsTexts } from '../../locales/en/preferences/settings.ts'
import { preferenceTexts } from '../../locales/en/shared/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { ChooseFileButton } from '../../ui/fields/choose-file-button.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { setTheme } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast.tsx'
import { isKeptLocally, usePreferences, useSavePreferences } from './queries.ts'

/** Loads the format of the file with its schemas, which nothing else on the page needs. */
async function loadFormat() {
  try {
    return await import('../../../contract/preferences-file.ts')
  } catch {
    toast.error(preferenceTexts.loadFailed)
    return null
  }
}

/** Exports the preferences as a file and imports them from one. */
export function PreferencesFileCard({ userId }: { userId: string }) {
  const { data: preferences, refetch } = usePreferences(userId)
  const save = useSavePreferences(userId)

  async function exportFile() {
    const current = preferences ?? (await refetch()).data
    if (!current) return void toast.error(preferenceTexts.loadFailed)
    const format = await loadFormat()
    if (!format) return
    const { preferencesFile, preferencesFileName } = format
    const file = preferencesFile(current, new Date())
    downloadFile(preferencesFileName, `${JSON.stringify(file, null, 2)}\n`, 'application/json')
  }

  async function importFile(file: File) {
    const format = await loadFormat()
    if (!format) return
    const { invalidImportText, preferencesFileBytesMax, readPreferencesFile } = format
    if (file.size > preferencesFileBytesMax)
      return void toast.error(invalidImportText, {
        description: settingsTexts.tooLargeForPreferences({
          name: file.name,
          kilobytes: preferencesFileBytesMax / 1_000,
        }),
      })
    const imported = readPreferencesFile(await file.text().catch(() => ''))
    if (!imported) {
      toast.error(invalidImportText, {
        description: settingsTexts.doesNotContainExported({ name: file.name }),
      })
      return
    }
    const { patch, skipped, isOtherVersion } = imported
    if (isOtherVersion)
      toast.warning(settingsTexts.otherVersion, { description: settingsTexts.otherVersionText })
    if (skipped.length > 0)
      toast.warning(settingsTexts.someEntriesWereSkipped, {
        description: settingsTexts.unknownOrInvalid({ slice: skipped.slice(0, 5).join(', ').slice(0, 200) }),
      })
    if (Object.keys(patch).length === 0) return
    function apply() {
      if (patch.theme) setTheme(patch.theme)
      if (patch.language) chooseLanguage(patch.language).catch(() => {})
    }
    save.mutate(patch, { onSuccess: apply, onError: (error) => isKeptLocally(error) && apply() })
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

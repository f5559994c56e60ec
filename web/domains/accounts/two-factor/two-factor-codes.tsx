import { Copy, Download } from 'lucide-react'
import { brand } from '../../../../contract/brand.ts'
import { twoFactorTexts } from '../../../locales/en/accounts/two-factor.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { toast } from '../../../ui/toast.tsx'

/** Shows the recovery codes once, to copy, save or write down. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  async function copy() {
    if (await copyText(codes.join('\n'))) toast.success(twoFactorTexts.recoveryCodesCopied)
    else toast.error(twoFactorTexts.yourBrowserBlocked)
  }
  function save() {
    const head = twoFactorTexts.recoveryCodesEachOne({
      name: brand.name,
      slice: new Date().toISOString().slice(0, 10),
    })
    downloadFile(`${brand.name.toLowerCase()}-recovery-codes.txt`, `${head}${codes.join('\n')}\n`)
  }
  return (
    <>
      <ul
        aria-label={twoFactorTexts.recoveryCodes}
        className="tabular grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-surface-sunken px-5 py-4 font-mono text-14 select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2 max-sm:flex-col">
        <Button icon={<Copy />} onClick={copy} className="sm:flex-1">
          {twoFactorTexts.copy}
        </Button>
        <Button icon={<Download />} onClick={save} className="sm:flex-1">
          {twoFactorTexts.download}
        </Button>
      </div>
    </>
  )
}

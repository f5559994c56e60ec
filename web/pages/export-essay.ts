import type { ChatSummary } from '../../contract/chats/chats.ts'
import type { EssayExportFormat } from '../domains/chats/list/essay-export.ts'
import { essayExport as texts } from '../locales/en/pages/essay-export.ts'
import { loadTexts } from '../locales/languages.ts'
import { toast } from '../ui/toast.tsx'

/** Exports an essay that is not open, from the server or else from the copy in this browser. */
export async function exportListedEssay(
  userId: string,
  { id, title }: ChatSummary,
  format: EssayExportFormat,
): Promise<void> {
  const busy = toast.loading(texts.preparing)
  try {
    const [{ withStoredEssay }, { downloadEssay }, { printEssay }] = await Promise.all([
      import('../domains/essays/download/stored-essay.ts'),
      import('../domains/essays/download/download-essay.ts'),
      import('../domains/essays/download/printed-essay.tsx'),
      loadTexts('essays'),
    ])
    await withStoredEssay(id, userId, async (essay, isCopy) => {
      toast.dismiss(busy)
      if (isCopy) toast(texts.fromCopy, { duration: 10_000 })
      await (format === 'print' ? printEssay(essay) : downloadEssay(essay, format))
    })
  } catch (error) {
    const state = (error as { state?: string }).state ?? (navigator.onLine ? 'error' : 'notLoaded')
    const reason =
      state === 'offline'
        ? texts.noCopy
        : state === 'notLoaded'
          ? texts.notLoaded
          : state === 'deleted'
            ? texts.deleted
            : texts.failed
    toast.error(texts.notExported({ title, reason }), { duration: 10_000 })
  } finally {
    toast.dismiss(busy)
  }
}

import { messagesTexts } from '../../../locales/en/chats/messages.ts'
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'

export function ChatSkeleton() {
  return (
    <div role="status" aria-label={messagesTexts.loadingTheChat} className="min-h-0 flex-1 overflow-clip">
      <div className="mx-auto flex w-full max-w-200 flex-col gap-8 px-5 pt-4 max-md:px-4">
        <Skeleton className="h-12 w-3/5 self-end rounded-composer" />
        <SkeletonText lines={4} />
        <Skeleton className="h-12 w-2/5 self-end rounded-composer" />
        <SkeletonText lines={3} />
      </div>
    </div>
  )
}

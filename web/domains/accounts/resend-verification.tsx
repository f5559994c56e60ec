import { Button } from '../../ui/button.tsx'
import { useResendVerification } from './queries.ts'

/** Beside the text that asks for a verified address. The answer is the same whether the address is known or not. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useResendVerification()
  if (resend.isSuccess) return <span role="status">A new verification email is on its way to {email}.</span>
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate(email)}>
        Send the email again
      </Button>
      {resend.isError && <span>{resend.error.message}</span>}
    </span>
  )
}

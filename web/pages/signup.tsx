export function Component() {
  return <h1>Create Account</h1>
}

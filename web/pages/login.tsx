export function Component() {
  return <h1>Welcome Back</h1>
}

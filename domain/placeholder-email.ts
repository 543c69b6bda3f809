/** The address of a visitor whom the gate asked for nothing, or who was erased (RFC 2606 §2); no email could go there. */
export function isPlaceholder(email: string | null | undefined): boolean {
  return email?.endsWith('.invalid') ?? false
}

// Written by "npm run contract": what scripts/contract/read-fields.ts names of SellerReplyReceipt.
export const sellerReplyReceiptShape = {
  "message": "text",
  "answer": "text"
} as const

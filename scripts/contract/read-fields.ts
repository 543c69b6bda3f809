import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']
type ItemOf<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>
type FieldOf<Schema, Field = keyof Schema> = Field extends keyof Schema & string
  ? Field | (ItemOf<Schema[Field]> extends object ? `${Field}.${keyof ItemOf<Schema[Field]> & string}` : never)
  : never

/**
 * The fields that the site checks in answers before it uses them. `images.url` is the field of an object, or of each object of
 * a list. The contract says what type a field has and whether it may be null or missing; a `?` lets one be missing that the
 * contract requires.
 */
export const readFields = {
  // required_fields is read only where a lead is asked for, so checkAccess looks for it there alone.
  AccessRequirements: ['password_protection_enabled', 'lead_capture_enabled', 'session_id', 'required_fields?'],
  AvailableTimes: ['available_times'],
  ChatAnswer: ['response'],
  ChatTranscript: [
    'chat_conversation_id',
    'messages.text',
    'messages.written_at',
    'updates.id',
    'updates.text',
    'updates.written_at',
  ],
  ConversationUpdates: ['version', 'updates.id', 'updates.text', 'updates.written_at'],
  OpenQuestion: ['question', 'property_address', 'answer'],
  Property: [
    'id',
    'address',
    'description',
    'preferred_url',
    'price',
    'sale_price',
    'rental_price',
    'beds',
    'baths',
    'sqft',
    // CHAT-05: another agent answers where none is named.
    'agent.id?',
  ],
  PropertyImages: ['images.url'],
  Receipt: ['success'],
  SellerReplyReceipt: ['message', 'answer'],
  TourMessage: ['message'],
  TourRequest: ['buyer_name', 'property_address', 'proposed_time'],
  TourRequestReceipt: ['proposed_time', 'time_zone'],
  TourTimes: ['time_zone', 'available_times', 'phone'],
  TourView: ['property_address', 'property_slug', 'proposed_time', 'time_zone', 'state', 'actions'],
  Valuation: ['value', 'listing.id'],
} satisfies { [Name in keyof Schemas]?: readonly (FieldOf<Schemas[Name]> | `${FieldOf<Schemas[Name]>}?`)[] }

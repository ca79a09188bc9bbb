import type { PublicAddOnGroup, PublicEvent } from '@foyer/contract/public-api'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { AskedTicket, ChosenAddOns } from '../forms/add-ons.ts'
import { addOnsOfTicket, isBuyable } from '../forms/add-ons.ts'
import { addOnField } from '../paths.ts'
import type { PageContext } from './Document.tsx'
import type { Problem } from './Problems.tsx'
import { FieldProblem, problemAttributes } from './Problems.tsx'
import { Whole } from './Whole.tsx'

interface Props extends PageContext {
  event: PublicEvent
  ticket: AskedTicket
  addOns: ChosenAddOns
  problems: readonly Problem[]
}

/** The add-ons to choose from for one ticket. */
export function AddOnChoice({ ticket, addOns, ...props }: Props) {
  const { type, at, number, groups } = ticket
  const chosen = addOnsOfTicket(addOns, type.id, at)
  const title = `add-ons-${number}`
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>
        <Whole>{props.t('addOns.ticket', { number, type: type.name })}</Whole>
      </h2>
      {groups.map((group) => (
        <Group key={group.id} {...props} {...{ ticket, group, chosen }} />
      ))}
    </section>
  )
}

interface GroupProps extends Omit<Props, 'addOns'> {
  group: PublicAddOnGroup
  chosen: ReadonlyMap<string, number>
}

function Group({ ticket, group, chosen, problems, ...props }: GroupProps) {
  const id = addOnField(ticket.type.id, ticket.at, group.id)
  return (
    <fieldset id={id} className="options" tabIndex={-1} {...problemAttributes(id, problems, `${id}-rule`)}>
      <legend>
        <Whole>{group.name}</Whole>
      </legend>
      {group.description && <p className="lines soft">{group.description}</p>}
      <p className="soft" id={`${id}-rule`}>
        {ruleOf(group, props.t)}
      </p>
      <FieldProblem field={id} problems={problems} />
      {group.maxPerTicket === 1 ? (
        <One {...props} {...{ group, chosen, id }} />
      ) : (
        <Several {...props} {...{ ticket, group, chosen }} />
      )}
    </fieldset>
  )
}

type ListProps = Pick<GroupProps, 't' | 'language' | 'event' | 'group' | 'chosen'>

/** Whether a ticket can have the only add-on of a group once or not at all. */
const isYesOrNo = ({ minPerTicket, maxPerTicket, addOns }: PublicAddOnGroup) =>
  minPerTicket === 0 && maxPerTicket === 1 && addOns.length === 1

/** The sentence about how many add-ons of a group a ticket can have. */
function ruleOf(group: PublicAddOnGroup, t: Props['t']): string {
  const { minPerTicket: min, maxPerTicket: max } = group
  if (isYesOrNo(group)) return t('addOns.optionalOne')
  if (min === 0) return t('addOns.optional', { max })
  return min === max ? t('addOns.exactly', { count: min }) : t('addOns.required', { min, max })
}

/** One add-on of the group, or none if that is allowed. */
function One({ group, chosen, id, ...props }: ListProps & { id: string }) {
  const none = !group.addOns.some((addOn) => chosen.has(addOn.id))
  const type = isYesOrNo(group) ? 'checkbox' : 'radio'
  return (
    <>
      {group.minPerTicket === 0 && type === 'radio' && (
        <div className="choice">
          <input type="radio" id={`${id}-none`} name={id} value="" defaultChecked={none} />
          <label htmlFor={`${id}-none`}>{props.t('addOns.none')}</label>
        </div>
      )}
      {group.addOns.map((addOn) => (
        <div className="choice" key={addOn.id}>
          <input
            type={type}
            id={`${id}-${addOn.id}`}
            name={id}
            value={addOn.id}
            defaultChecked={chosen.has(addOn.id)}
            disabled={!isBuyable(addOn)}
          />
          <label htmlFor={`${id}-${addOn.id}`}>
            <Label {...props} addOn={addOn} />
          </label>
        </div>
      ))}
    </>
  )
}

/** A number of each add-on of the group. One that is sold out has no field: it would offer nothing but 0. */
function Several({ ticket, group, chosen, ...props }: ListProps & { ticket: AskedTicket }) {
  return group.addOns.map((addOn) => {
    const id = addOnField(ticket.type.id, ticket.at, addOn.id)
    const most = isBuyable(addOn) ? Math.min(group.maxPerTicket, addOn.left ?? group.maxPerTicket) : 0
    const current = chosen.get(addOn.id) ?? 0
    // the form keeps showing what was chosen, even if it is no longer available
    const numbers = Array.from({ length: most + 1 }, (_, many) => many)
    if (!numbers.includes(current)) numbers.push(current)
    if (numbers.length === 1)
      return (
        <p className="field soft" key={addOn.id}>
          <Label {...props} addOn={addOn} />
        </p>
      )
    return (
      <div className="field" key={addOn.id}>
        <label htmlFor={id}>
          <Label {...props} addOn={addOn} />
        </label>
        <select id={id} name={id} defaultValue={current}>
          {numbers.map((many) => (
            <option key={many} value={many}>
              {many}
            </option>
          ))}
        </select>
      </div>
    )
  })
}

type AddOn = PublicAddOnGroup['addOns'][number]

/** The name and the price of an add-on, the tax in it, and whether it is available. */
function Label({ t, language, event, addOn }: Pick<ListProps, 't' | 'language' | 'event'> & { addOn: AddOn }) {
  const { name, priceCents, taxRateBp, availability, left = 0 } = addOn
  return (
    <span>
      <Whole>{name}</Whole>
      {'\u00a0· '}
      <span className="whole">
        {priceCents === 0 ? t('tickets.free') : formatMoney(priceCents, event.currency, language)}
      </span>
      {priceCents > 0 && taxRateBp > 0 && (
        <small className="soft">{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</small>
      )}
      {availability === 'few' && <small className="soft">{t('tickets.few', { left })}</small>}
      {!isBuyable(addOn) && <small className="soft">{t('addOns.gone')}</small>}
    </span>
  )
}

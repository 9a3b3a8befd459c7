import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { regradeWords as words } from '#domain/messages/regrade-words.ts'
import { CASE_ITEMS } from '#domain/questions/types/record.ts'
import { REGRADE_RULES, type RegradeRule, regradeRuleOf } from '#domain/item-analysis/regrade-rule.ts'
import { BeginRegradeDocument } from '#generated/regrade-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { addressOfRegrade } from './regrade-address.ts'

const ITEMS = Array.from({ length: CASE_ITEMS }, (_, i) => ({ value: String(i + 1), label: words.itemName(i + 1) }))

/** The rule of a regrade that is to begin with its dry run. Pressed twice it begins once: its id is made with the form. */
export function NewRegrade({ question, isCase }: { question: number; isCase: boolean }) {
  const navigate = useNavigate()
  const [id, setId] = useState(() => crypto.randomUUID())
  const [rule, setRule] = useState<RegradeRule>('newKey')
  const [item, setItem] = useState('1')
  const change = (act: () => void) => {
    // Another regrade than the one that a lost reply may have begun.
    setId(crypto.randomUUID())
    act()
  }
  const beginning = useMutation({
    mutationFn: () =>
      mutate(BeginRegradeDocument, { input: { id, question, rule, item: isCase ? Number(item) : null } }),
    onSuccess: () => navigate(addressOfRegrade(id)),
  })
  return (
    <Card as="section" narrow aria-label={words.newTitle(question)}>
      <Stack>
        <h2>{words.newTitle(question)}</h2>
        <p>
          {words.dryRunFirst} {words.saveFirst}
        </p>
        {isCase && (
          <SelectField
            label={words.item}
            options={ITEMS}
            value={item}
            onChange={({ target }) => change(() => setItem(target.value))}
          />
        )}
        <RadioGroup
          legend={words.choose}
          value={rule}
          options={REGRADE_RULES.map((value) => ({ value, label: words.explained[value] }))}
          onChange={(value) => change(() => setRule(regradeRuleOf(value) ?? 'newKey'))}
        />
        {beginning.error && (
          <Notice tone="error" role="alert">
            {beginning.error.message}
          </Notice>
        )}
        <FormActions>
          <Button busy={beginning.isPending} onClick={() => beginning.mutate()}>
            {words.begin}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  )
}

import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

const whenText = 'On which rows: those whose field has one of these values. Without it, on all.'
const whenParts = {
  field: { title: 'Field', description: 'The field of the record.' },
  in: { title: 'Values', description: 'The values.' },
}

export const docs = defineDocs<typeof contract>({
  title: 'Record table',
  description:
    'A record of the member center as a table: totals above it, sums of the page below it, sorting, pages, details of a row, and a file ' +
    'for spreadsheets. On a phone each row is a card.',
  category: 'account',
  icon: 'columns-2',
  keywords: ['history', 'bets', 'transactions', 'report', 'statement'],
  props: {
    title: { title: 'Title', description: 'What the table lists. It names the table for screen readers, and the file.' },
    page: { title: 'Heading of a page', description: 'Its title is the page’s heading: for a page that is this record.' },
    look: {
      title: 'Look',
      description: 'A table with columns, or a list with one row after the other, for rows that are claimed. Without it, a table.',
    },
    button: {
      title: 'Button',
      description: 'A button beside the heading, such as one that makes a new row.',
      properties: {
        label: { title: 'Label', description: 'Its text.' },
        icon: { title: 'Icon', description: 'Its icon.' },
        popup: { title: 'Popup', description: 'The popup that it opens.' },
      },
    },
    none: { title: 'Nothing chosen', description: 'What is said where no row is of the filter that is chosen.' },
    counts: { title: 'Counts', description: 'Totals that stand behind the title, such as how many rows can be claimed.' },
    filter: {
      title: 'Filter buttons',
      description: 'A choice of one filter above the rows, as a strip of buttons.',
      properties: {
        field: { title: 'Filter', description: 'The filter by the gateway’s name.' },
        label: { title: 'Name for screen readers', description: 'What is chosen, for screen readers.' },
        all: { title: 'No choice', description: 'The first button, for all. Without it there is none.' },
        words: { title: 'Words of its codes', description: 'Where the words for codes begin, as for a column.' },
        values: { title: 'Values', description: 'The gateway’s codes. Without any there is no choice.' },
      },
    },
    icon: {
      title: 'Icon of a row',
      description: 'An icon before each row of a list.',
      properties: {
        field: { title: 'Field', description: 'The field whose code has an icon.' },
        else: { title: 'Other icon', description: 'That of codes without one.' },
      },
    },
    group: {
      title: 'Groups',
      description: 'Groups of a list, by the code of a field, each with a heading.',
      properties: {
        field: { title: 'Field', description: 'The field.' },
        words: { title: 'Words of its codes', description: 'Where the words for codes begin, as for a column.' },
        else: { title: 'Other rows', description: 'The heading of rows without a code.' },
      },
    },
    together: {
      title: 'Claim several',
      description: 'A card above a list with what can be claimed, a button that claims all, and a checkbox before each row.',
      properties: {
        field: { title: 'Field', description: 'The total that can be claimed.' },
        label: { title: 'Label', description: 'The label above it.' },
      },
    },
    progress: {
      title: 'Progress',
      description: 'A bar in each row of a list: how much of it is done.',
      properties: {
        field: { title: 'Field', description: 'The field that says what is done.' },
        most: { title: 'All', description: 'The field that says of how much.' },
      },
    },
    heading: { title: 'Show its title', description: 'As a heading above the table, on a page that has more than it.' },
    off: {
      title: 'Switched off',
      description: 'What is said where the site does not have this record. Without it the place stays empty.',
    },
    columns: {
      title: 'Columns',
      description: 'The columns, in their order. How a value is drawn follows from its field.',
      items: {
        field: { title: 'Field', description: 'The field of the record.' },
        label: { title: 'Heading', description: 'The heading of the column.' },
        lead: {
          title: 'Names the row',
          description: 'The column that names its row and titles its card on a phone. Else it is the first.',
        },
        beside: { title: 'Beside the title', description: 'Whether it stands beside the title of a card on a phone.' },
        sort: { title: 'Sortable', description: 'Whether the rows of a page can be ordered by it.' },
        total: {
          title: 'Total',
          description:
            'Whether the rows of the page are added up below it, and the total of all days stands above the table where there is one.',
        },
        sign: { title: 'Plus and minus', description: 'Whether a gain has a plus and a colour.' },
        words: {
          title: 'Words of its codes',
          description: 'Where the words for codes begin: "account-kind" reads t:account-kind.agent. Without it they are the usual ones.',
        },
        past: { title: 'Label of the past', description: 'The label of a time in a list that is over, such as “Ended on”.' },
        below: { title: 'Second line', description: 'Another field, shown small below the value.' },
        narrows: {
          title: 'Shows only its rows',
          description: 'Whether a press on the value shows only its rows. The record takes a filter of that name.',
        },
        link: {
          title: 'Page about the row',
          description: 'Makes the value a link. A value of the row is added to its address.',
          properties: {
            to: { title: 'Link', description: 'The page it leads to.' },
            query: { title: 'Name in the address', description: 'The name under which the value is added.' },
            field: { title: 'Value in the address', description: 'The field whose value is added. Without it, the column’s own.' },
            when: { title: 'Applies when', description: whenText, properties: whenParts },
          },
        },
        tag: {
          title: 'Word beside it',
          description: 'A short word beside the value, such as “Online”.',
          properties: {
            label: { title: 'Word', description: 'The word.' },
            when: { title: 'Applies when', description: whenText, properties: whenParts },
          },
        },
      },
    },
    details: { title: 'Details', description: 'The fields that the details of a row show. Without any, rows have no details.' },
    figures: {
      title: 'Totals',
      description: 'Totals of all days above the table, in place of those of the columns. An empty list: none.',
      items: {
        field: { title: 'Field', description: 'The field of the total.' },
        label: { title: 'Label', description: 'The label above it.' },
        sign: { title: 'Plus and minus', description: 'Whether a gain has a plus and a colour.' },
      },
    },
    actions: {
      title: 'Buttons',
      description: 'What can be done with a row.',
      items: {
        action: { title: 'Action', description: 'The name of the action.' },
        label: { title: 'Label', description: 'The text of its button.' },
        when: { title: 'Applies when', description: whenText, properties: whenParts },
        ask: { title: 'Question', description: 'What is asked before. Without it the action is taken at once.' },
      },
    },
    links: {
      title: 'Links',
      description: 'Pages about a row, as links in it. A value of the row is added to their addresses.',
      items: {
        label: { title: 'Label', description: 'What it does.' },
        icon: { title: 'Icon', description: 'Its icon.' },
        to: { title: 'Link', description: 'The page it leads to.' },
        query: { title: 'Name in the address', description: 'The name under which the value is added.' },
        field: { title: 'Value in the address', description: 'The field whose value is added. A row without it has no such link.' },
        when: { title: 'Applies when', description: whenText, properties: whenParts },
      },
    },
    export: { title: 'File', description: 'Whether the page, or all pages, can be saved as a file for spreadsheets.' },
  },
  inputs: {
    records: 'A page of a record.',
    choice:
      'What the player has hidden of its columns. With it there is a button above the table that chooses them; without it, all columns ' +
      'are always shown. “table” is the name under which the choice is kept: give each table its own.',
  },
  slots: {},
})

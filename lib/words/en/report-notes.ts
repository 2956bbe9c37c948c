/** What stands below the tables of the report for a bank: how they are counted, and what their words mean. */
export const reportNotes = {
  totals: 'Totals are of unrounded amounts.',
  prices: 'Prices, wages and rates that the promoter has not entered are assumed, with prices of {month}.',
  oldPrices:
    'Prices, wages and rates that the promoter has not entered are assumed, with prices of {month}, {age} ago. Check them against those of today.',
  machinery: 'Prices are those of the buyer’s quotations, without GST.',
  // These follow sentences on compressed air, heat, and what gives them.
  services: 'Their price is in these figures as far as it is in the amount of the miscellaneous fixed assets.',
  noServices:
    'Their price is not in these figures: enter it with their quotations among the miscellaneous fixed assets above.',
  others: 'The figures include {amount} for these assets. They are depreciated as the machines are.',
  noOthers: 'No amount is entered for these assets above, so the figures include none.',
  noDrawings: 'No drawings are entered, so none are counted.',
  material: 'At the planned output. Each year takes its capacity utilisation of it.',
  overheads:
    'At the planned output. Selling and distribution expenses are a % of sales and stand in the operating statement.',
  implementation:
    'Pre-operative expenses include interest of {amount} for {months} of implementation: on half of the loan, because it is drawn bit by bit. Loan term and moratorium begin with the implementation; the schedule begins with production.',
  finance:
    'Promoter’s contribution: your own money. Pre-operative expenses: spent before production starts. Contingency: a reserve for what turns out dearer. Cash credit: the bank’s running account for working capital.',
  capacity:
    'Installed capacity: what the machines can make. Capacity utilisation: how much of the planned output is sold in a year; the last row has the packs made, as a share of what the machines can make.',
  working:
    'Each year has 360 days; the project finances the first, and the limit of the cash credit in each year is the bank’s share of its gap, without the GST refund unless a scheme counts it, because banks renew the limit each year. Drawing power: the most that a bank lets you draw, whatever the limit: stock and debtors of the last 90 days, less creditors, less a margin of {margin}. Many banks keep 40 % of debtors. The lower of the two is drawn, and bears the interest. Debtors: customers who have not paid yet. Creditors: suppliers you have not paid yet. Where credit is taken and the rate on packs is known, debtors and creditors include GST, as invoices do, and stock does not; the GST of a month is paid in the next, and what materials bear beyond packs is refunded after two months. Working capital gap: current assets less creditors and GST payable, shared by the bank (cash credit) and the promoter. MPBF: maximum permissible bank finance. By the first method of lending the bank finances 75 % of the gap. By the second method 25 % of current assets come from long-term sources, and the bank finances the rest of the gap; instalments of the term loan are left out. By the turnover method, for limits up to ₹5 crore, the bank finances 20 % of the sales of year 1 and the promoter 5 %.',
  limitGrows:
    'The limit of the cash credit grows from {first} in year 1 to {most} in year {year}. The bank decides on it anew each year; what it does not grant must come from the cash of the project.',
  lessDrawn:
    'Years in which the drawing power is below the limit: {years}. No more than it is drawn, and bears interest. The largest shortfall is {amount}, in year {year}: the promoter pays it. That of year 1 is in the promoter’s contribution, that of later years in the cash of the project.',
  aboveFirst: 'Cash credit is above the first method by {amount}.',
  aboveSecond: 'Cash credit is above the second method by {amount}.',
  // Follows 'aboveFirst' and 'aboveSecond' in one note.
  withinTurnover: 'It is within the turnover method, the usual one up to ₹5 crore.',
  machineTax:
    'GST of {amount} on the machines is paid first and comes back only as credit against GST on sales. It is not in the cost of project: these figures count it as more money of the promoter, and as paid and taken back in payback and rate of return, where what year {year} has not taken back is lost. Arrange it.',
  // {why} is one of the three sentences below.
  machineTaxLost:
    'GST of {amount} on the machines does not come back. So it is in the cost of project, and with it in the loan, the depreciation, the payback and the rate of return. {why}',
  taxNoCredit: 'The promoter takes no input tax credit.',
  taxUnknown:
    'The rate of GST on these packs is not entered. If packs bear more GST than their materials, enter it: then the tax comes back.',
  taxInverted:
    'The GST on materials is more than the GST on packs sold, so none is left to set it off against, and the refund for such packs does not cover machines (rule 89(5) of the CGST rules). Tax that is depreciated may not be taken as credit too (section 16(3) of the CGST Act). Let your accountant check it.',
  laterLoan:
    'The loan runs to year {year}; profit, cash and DSCR, average too, are those of years 1 to {last}. By the monthly schedule {amount} is still owed then.',
  moreYears:
    'The loan is repaid after year 5, so the tables run to year {last}. Years after year 5 have its capacity utilisation and its drawings.',
  loan: 'Moratorium: the months at the start in which interest is paid and no instalment.',
  depreciation:
    'On machinery, with its erection, its contingency and the GST that does not come back, and on miscellaneous fixed assets. Gross block: what these fixed assets cost. Net block: the gross block less depreciation to date.',
  taxTaken:
    'GST on machines is paid at the start, with more money of the promoter. A year takes back as much of it as the GST on its sales is more than that on its materials.',
  taxLeft: 'GST on machines, not yet taken back: paid by the promoter, and set off later against GST on sales.',
  fundFlow:
    'Sources: where the money of a year comes from. Uses: where it goes. What is left changes the cash and bank balance.',
  yearly:
    'The other tables use the monthly schedule. Reports for village industries use the yearly one, with a year’s interest on the opening balance less the deposit of the subsidy; begun years of moratorium count as whole ones.',
  noLoan:
    'The moratorium leaves no time to repay, so the figures show no loan interest and no instalments. Change the moratorium or the loan term.',
  profit:
    'At constant prices and wages. Manufacturing expenses are those of the packs made: those sold, and what the stock of packs grows by. Raw material is what is used, not what is bought. Other manufacturing expenses: rent, machine maintenance and insurance. Stock of packs is worth what its days cost in the factory, without depreciation, supervisor and office, and other overheads. Year 1 opens without any stock of packs: its first stock is made in the year, paid from the working capital of the project, and taken off the cost of production and of sales. The fixed cost in it is no cost of year 1. Cost of production: what the finished packs cost. Cost of sales: what the packs sold cost. Pre-operative expenses are written off in five equal yearly parts. Losses are carried forward before tax.',
  balance:
    'Total assets equal total capital and liabilities (difference 0). Inventory: raw material, work in process and finished goods. Term loan due within a year: the principal of the next 12 months, a current liability.',
  overdrawn:
    'Years that end without enough cash: {years}. The most is {amount}, at the end of year {year}. It is shown as a liability: someone has to lend it, and its interest is not counted. Bring more money, or plan a longer loan.',
  ratios:
    'DSCR (debt service coverage ratio) = (profit after tax + depreciation + pre-operative expenses written off + loan interest) ÷ (principal + loan interest), rounded down; cash-credit interest and drawings stay out. Current ratio: total current assets over total current liabilities, which have the next year’s principal. Debt–equity ratio: term loan over tangible net worth. Interest coverage: operating profit over all interest. TOL/TNW: total outside liabilities over tangible net worth, which is the promoter’s capital and reserves less pre-operative expenses not yet written off and GST not yet taken back. Fixed asset cover: net block over the term loan that is owed at the end of the year, less the deposit of a subsidy. Break-even point: the share of the year’s sales at which it earns nothing; less is better. Met in part: between what most banks look for and the least that some take. Each bank sets its own marks, and looks at more than ratios.',
  returns:
    'Payback period: the months in which the operating profit, before depreciation, interest and tax, earns the capital expenditure less the subsidy. Working capital is not in it, because it stays in the business. By the utilisation of each year: profits of year 1, then year 2, and so on; after year {year} each year is as year {year}. Internal rate of return: the cost of project and the GST on machines at the start; then the operating profits, less what working capital grows by, and with the GST taken back; at the end of year {year}, working capital, net block and rent deposit are taken back. No subsidy is in it.',
  // {items} are names of rows.
  notEntered:
    'Not entered, so none is assumed: {items}. They differ from project to project, and a bank asks for each.',
  papers: 'Papers that PMEGP asks for; the portal of KVIC has the list in force:',
  approvals: 'Write number and date, or when you have applied.',
  annexes: 'Papers to add:',
  declaration:
    'These are draft figures from my own prices and assumptions. They promise no output and no profit, and an accountant has yet to check them.',
  pmegpSpouse: 'Neither I nor my husband or wife has taken a subsidy of PMEGP or of a like scheme before.',
  subsidyTax:
    'Depreciation is on the full cost of the assets. For income tax, a subsidy towards an asset reduces its actual cost (section 43(1), Explanation 10), so depreciation is less and the tax may be more than shown. Let your accountant check it.',
  sign: 'Signature of the promoter',
  subsidy:
    'Margin money (subsidy) of {amount} is included: {share} of {cost}, the cost of project without land, as far as the scheme counts it. The bank keeps it as a term deposit (TDR) for three years from the first disbursement, pays no interest on it and, from production on, charges none on as much of the loan. Until then it is no cash, and it is lost if the loan turns bad (NPA): so the instalments are those of the full loan. Then the bank sets it off against the loan, if the unit runs: instalments end earlier, and none is due when only the deposit’s part is left.',
  refundLent:
    'Under the scheme the bank lends on the GST refund of {refund} too, so that the contribution is {margin} of what counts. Where it does not, the promoter pays {amount} of it meanwhile.',
  refundOwn:
    'The bank lends nothing on the GST refund of {refund}: the promoter pays {amount} for it, so that the contribution is above the margin of {margin} by {share} of the cost.',
  workingWithin: 'Working capital is {share} of the cost, within the {most} that count.',
  workingBeyond:
    'The subsidy counts at most {cost}: fixed capital {fixed} ÷ {fixedShare}, because working capital ({share}) counts for at most {most}.',
  aboveMost:
    'The scheme counts {counted} of this project. On the {above} beyond, a bank asks its own margin: the promoter pays {own} ({margin}) of it, by a smaller term loan, and the bank lends {lent} without a subsidy.',
  // {items} are names of rows with their amounts, {loan} is the loan without them.
  ownExpenses:
    'Within the cost that the bank finances: {items}. Many banks leave these to the promoter: then the term loan is {loan}.',
  // Follows 'ownExpenses' in one note.
  ownSubsidy: 'The subsidy is then {amount}.',
  deposit:
    'TOL has the whole term loan, and not the subsidy reserve. With the deposit taken off the loan, year 1 would have a debt–equity ratio of {debtEquity} and TOL/TNW of {outside}.',
  setOff:
    'At the end of month {month} of the schedule ({total} months after the first disbursement) the subsidy repays {amount} of the loan. Until then this part bears no interest.',
} as const

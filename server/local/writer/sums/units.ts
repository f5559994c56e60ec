/** A unit: its names, its name in mathjs, and its form in the reply. */
type Unit = { names: string; math: string; sign: string }

/**
 * Names are separated by commas. Cups, pints and gallons are those of the United States unless "uk" or "imperial" is
 * given.
 */
const units: readonly Unit[] = [
  { names: 'mm,millimetre,millimetres,millimeter,millimeters', math: 'mm', sign: 'mm' },
  { names: 'cm,cms,centimetre,centimetres,centimeter,centimeters', math: 'cm', sign: 'cm' },
  { names: 'm,metre,metres,meter,meters', math: 'm', sign: 'm' },
  { names: 'km,kms,kilometre,kilometres,kilometer,kilometers', math: 'km', sign: 'km' },
  { names: 'in,inch,inches,"', math: 'inch', sign: 'in' },
  { names: 'ft,foot,feet', math: 'foot', sign: 'ft' },
  { names: 'yd,yard,yards', math: 'yard', sign: 'yd' },
  { names: 'mi,mile,miles', math: 'mile', sign: 'mi' },
  { names: 'mg,milligram,milligrams', math: 'mg', sign: 'mg' },
  { names: 'g,gram,grams,gramme,grammes', math: 'gram', sign: 'g' },
  { names: 'kg,kgs,kilo,kilos,kilogram,kilograms', math: 'kg', sign: 'kg' },
  { names: 't,tonne,tonnes,metric ton,metric tons', math: 'tonne', sign: 't' },
  { names: 'oz,ounce,ounces', math: 'ounce', sign: 'oz' },
  { names: 'lb,lbs,pound,pounds', math: 'poundmass', sign: 'lb' },
  { names: 'st,stone,stones', math: 'stone', sign: 'st' },
  { names: 'ton,tons,short ton,short tons', math: 'ton', sign: 'short tons' },
  { names: 'c,°c,celsius,degrees celsius,degree celsius,degrees c,centigrade', math: 'degC', sign: '°C' },
  { names: 'f,°f,fahrenheit,degrees fahrenheit,degree fahrenheit,degrees f', math: 'degF', sign: '°F' },
  { names: 'k,kelvin,kelvins', math: 'K', sign: 'K' },
  { names: 'ml,millilitre,millilitres,milliliter,milliliters', math: 'mL', sign: 'ml' },
  { names: 'cl,centilitre,centilitres', math: 'cL', sign: 'cl' },
  { names: 'l,litre,litres,liter,liters', math: 'L', sign: 'l' },
  { names: 'tsp,teaspoon,teaspoons', math: 'teaspoon', sign: 'tsp' },
  { names: 'tbsp,tablespoon,tablespoons', math: 'tablespoon', sign: 'tbsp' },
  { names: 'fl oz,fluid ounce,fluid ounces', math: 'fluidounce', sign: 'fl oz' },
  { names: 'cup,cups', math: 'cup', sign: 'cups (US)' },
  { names: 'pint,pints,pt', math: 'pint', sign: 'pints (US)' },
  { names: 'quart,quarts', math: 'quart', sign: 'quarts (US)' },
  { names: 'gallon,gallons,gal', math: 'gallon', sign: 'gallons (US)' },
  { names: 'uk pint,uk pints,imperial pint,imperial pints', math: 'ukpint', sign: 'pints (UK)' },
  { names: 'uk gallon,uk gallons,imperial gallon,imperial gallons', math: 'ukgallon', sign: 'gallons (UK)' },
  { names: 'ms,millisecond,milliseconds', math: 'ms', sign: 'ms' },
  { names: 's,sec,secs,second,seconds', math: 'second', sign: 's' },
  { names: 'min,mins,minute,minutes', math: 'minute', sign: 'min' },
  { names: 'h,hr,hrs,hour,hours', math: 'hour', sign: 'h' },
  { names: 'day,days', math: 'day', sign: 'days' },
  { names: 'week,weeks', math: 'week', sign: 'weeks' },
  { names: 'year,years', math: 'year', sign: 'years' },
  { names: 'km/h,kmh,kph,kilometres per hour,kilometers per hour', math: 'km/hour', sign: 'km/h' },
  { names: 'mph,miles per hour', math: 'mile/hour', sign: 'mph' },
  { names: 'm/s,metres per second,meters per second', math: 'm/s', sign: 'm/s' },
  { names: 'knot,knots,kn', math: 'knot', sign: 'knots' },
  { names: 'sq m,m2,m²,square metre,square metres,square meter,square meters', math: 'm^2', sign: 'm²' },
  {
    names: 'sq km,km2,km²,square kilometre,square kilometres,square kilometer,square kilometers',
    math: 'km^2',
    sign: 'km²',
  },
  { names: 'sq ft,ft2,ft²,square foot,square feet', math: 'foot^2', sign: 'sq ft' },
  { names: 'sq mi,square mile,square miles', math: 'mile^2', sign: 'sq mi' },
  { names: 'acre,acres', math: 'acre', sign: 'acres' },
  { names: 'ha,hectare,hectares', math: 'hectare', sign: 'ha' },
  { names: 'j,joule,joules', math: 'J', sign: 'J' },
  { names: 'kj,kilojoule,kilojoules', math: 'kJ', sign: 'kJ' },
  { names: 'cal,calorie,calories', math: 'calorie', sign: 'cal' },
  { names: 'kcal,kilocalorie,kilocalories', math: 'kilocalorie', sign: 'kcal' },
  { names: 'kwh,kilowatt hour,kilowatt hours', math: 'kWh', sign: 'kWh' },
  { names: 'byte,bytes', math: 'byte', sign: 'bytes' },
  { names: 'kb,kilobyte,kilobytes', math: 'kB', sign: 'kB' },
  { names: 'mb,megabyte,megabytes', math: 'MB', sign: 'MB' },
  { names: 'gb,gigabyte,gigabytes', math: 'GB', sign: 'GB' },
  { names: 'tb,terabyte,terabytes', math: 'TB', sign: 'TB' },
  { names: 'bar', math: 'bar', sign: 'bar' },
  { names: 'psi', math: 'psi', sign: 'psi' },
  { names: 'degree,degrees,deg', math: 'deg', sign: '°' },
  { names: 'rad,radian,radians', math: 'rad', sign: 'rad' },
]

const byName = new Map(units.flatMap((unit) => unit.names.split(',').map((name) => [name, unit] as const)))

export function unitNamed(name: string): Unit | undefined {
  return byName.get(name.trim())
}

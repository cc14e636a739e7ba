package io.tweebyte.features.steps;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Makes sign-up forms that keep every rule and are unique. */
final class SignUpForm {

	private static final String NOT_SENT = "(not sent)";

	private SignUpForm() {
	}

	/**
	 * A valid form, but for some fields.
	 * @param world knows what is unique in the scenario
	 * @param name the person's name in the scenario
	 * @param others the fields that are different; {@value #NOT_SENT} leaves one out
	 * @return the fields by their names, in the order of the contract
	 */
	static Map<String, String> of(World world, String name, Map<String, String> others) {
		Map<String, String> fields = new LinkedHashMap<>();
		String unique = world.fill(name.toLowerCase(Locale.ROOT) + "_{unique}");
		fields.put("userName", unique);
		fields.put("email", unique + "@example.org");
		fields.put("password", "a long secret of " + name);
		fields.put("birthDate", "1990-05-17");
		fields.putAll(world.fill(others));
		fields.values().removeIf(NOT_SENT::equals);
		return fields;
	}

}

package io.tweebyte.features.steps;

import java.util.Map;

/** A user of a scenario: the form of the sign-up, and the current token. */
final class Person {

	private final Map<String, String> form;

	private String token;

	Person(Map<String, String> form) {
		this.form = Map.copyOf(form);
	}

	/**
	 * A property for use in a step's text.
	 * @param property {@code id}, {@code token} or a field of the sign-up form
	 * @return its value
	 */
	String property(String property) {
		String value = switch (property) {
			case "token" -> token();
			case "id" -> Tokens.claims(token()).required("sub").asString();
			default -> this.form.get(property);
		};
		if (value == null) {
			throw new IllegalArgumentException("A person has no property " + property);
		}
		return value;
	}

	boolean is(String id) {
		return this.token != null && property("id").equals(id);
	}

	String token() {
		if (this.token == null) {
			throw new IllegalStateException("This person has no token: the sign-up failed or never happened");
		}
		return this.token;
	}

	void holds(String newToken) {
		this.token = newToken;
	}

}

package io.tweebyte.load.stats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Few texts that come often, by numbers.
 */
final class Names {

	private final Map<String, Character> numbers = new HashMap<>();

	private final List<String> names = new ArrayList<>();

	/**
	 * The number of a text, a new one when it comes for the first time.
	 * @throws IllegalArgumentException when there are too many different ones
	 */
	char number(String name) {
		Character known = this.numbers.get(name);
		if (known != null) {
			return known;
		}
		if (this.names.size() > Character.MAX_VALUE) {
			throw new IllegalArgumentException("more than " + this.names.size() + " different names");
		}
		this.numbers.put(name, (char) this.names.size());
		this.names.add(name);
		return (char) (this.names.size() - 1);
	}

	String name(char number) {
		return this.names.get(number);
	}

	int count() {
		return this.names.size();
	}

}

package io.tweebyte.docs.settings;

import java.util.Optional;
import java.util.Set;

/**
 * A setting: one component of a record that Spring binds.
 *
 * @param name the whole name, in kebab case
 * @param owner the simple name of the record
 * @param accessors the methods of the record that return the value or depend on it
 * @param range the allowed values, where annotations restrict them
 * @param defaultValue the value where no file and no user sets one, possibly empty
 * @param isRequired whether there must be a value
 * @param meaning one or more sentences
 */
record Setting(String name, String owner, Set<String> accessors, ValueType type, Optional<String> range,
		Optional<String> defaultValue, boolean isRequired, String meaning) {

}

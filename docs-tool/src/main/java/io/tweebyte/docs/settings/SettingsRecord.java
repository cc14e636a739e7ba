package io.tweebyte.docs.settings;

import java.util.List;

/**
 * A record that Spring binds, annotated with {@code @ConfigurationProperties}.
 *
 * @param prefix what the names of its settings begin with, without a dot at the end
 * @param type the simple name of the record
 * @param path the path of its file, from the root
 * @param meaning what its comment states about all settings
 */
record SettingsRecord(String prefix, String type, String path, String meaning, List<Setting> settings) {

}

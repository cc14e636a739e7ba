package io.tweebyte.docs.settings;

import java.util.List;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/**
 * The reference of all settings that the project's services bind. It is read from the
 * sources, like the rest of the documents, so that no service has to be built.
 */
public final class SettingsReference {

	private final Project project;

	private final List<SettingsRecord> records;

	/** Made when first needed: it reads all classes of all services. */
	private SettingsTable table;

	/**
	 * Reads the records of a project.
	 * @throws DocsException if a setting has no description
	 */
	public SettingsReference(Project project) {
		this.project = project;
		this.records = new SettingsRecords(project).all();
	}

	/** Returns what the names of settings begin with, such as {@code tweebyte.cache}. */
	public List<String> prefixes() {
		return this.records.stream().map(SettingsRecord::prefix).toList();
	}

	/**
	 * Returns the settings that begin with a prefix: what they are about, a table, and a
	 * link to their record.
	 * @param root what the links to files of the project begin with
	 * @throws DocsException if there are none, or no service reads one of them
	 */
	public String show(String prefix, String root) {
		SettingsRecord found = this.records.stream()
			.filter((one) -> one.prefix().equals(prefix))
			.findFirst()
			.orElseThrow(() -> new DocsException("There are no settings " + prefix));
		if (this.table == null) {
			this.table = new SettingsTable(this.project);
		}
		return found.meaning() + "\n\n" + this.table.of(found.settings()) + "\n\n[" + found.type() + "](" + root
				+ found.path() + ")";
	}

}

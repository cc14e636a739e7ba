package io.tweebyte.docs.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;
import io.tweebyte.docs.service.Service;
import io.tweebyte.docs.service.ServiceCalls;
import io.tweebyte.docs.service.ServiceNames;
import io.tweebyte.docs.service.ServiceProperties;
import io.tweebyte.measuring.table.Column;
import io.tweebyte.measuring.table.Format;
import io.tweebyte.measuring.table.MarkdownTable;
import io.tweebyte.measuring.table.Table;

/** Writes settings as a table, with the services that read them. */
final class SettingsTable {

	private final ServiceNames names;

	private final ServiceCalls calls;

	private final ServiceProperties properties;

	SettingsTable(Project project) {
		List<Service> services = Service.all(project);
		this.names = new ServiceNames(services);
		this.calls = new ServiceCalls(project, services);
		this.properties = new ServiceProperties(project, services);
	}

	/**
	 * Returns a table in Markdown.
	 * @throws DocsException if no service reads one of the settings
	 */
	String of(List<Setting> settings) {
		List<Row> rows = settings.stream().map(this::row).toList();
		return new MarkdownTable().render(new Table<>("", List.of(new Column<>("Setting", Row::name, Format.TEXT),
				new Column<>("Type", Row::type, Format.TEXT), new Column<>("Unit", Row::unit, Format.TEXT),
				new Column<>("Range", Row::range, Format.TEXT), new Column<>("Default", Row::defaults, Format.TEXT),
				new Column<>("Meaning", Row::meaning, Format.TEXT), new Column<>("Read by", Row::readers, Format.TEXT)),
				rows))
			.strip();
	}

	private Row row(Setting setting) {
		List<Service> readers = this.calls.callers(setting.owner(), setting.accessors());
		if (readers.isEmpty()) {
			throw new DocsException(setting.name() + " is read by no service");
		}
		return new Row(setting, defaults(setting, readers), this.names.of(readers));
	}

	/** Returns the default, and what services that read the setting set instead. */
	private String defaults(Setting setting, List<Service> readers) {
		List<String> values = new ArrayList<>();
		List<Service> others = new ArrayList<>(readers);
		for (Map.Entry<String, List<Service>> set : this.properties.values(setting.name()).entrySet()) {
			List<Service> services = set.getValue().stream().filter(readers::contains).toList();
			if (!services.isEmpty()) {
				values.add(code(set.getKey()) + (services.equals(readers) ? "" : " in " + this.names.of(services)));
				others.removeAll(services);
			}
		}
		if (!others.isEmpty()) {
			values.addFirst(setting.defaultValue()
				.map((value) -> value.isEmpty() ? "empty" : code(value))
				.orElse(setting.isRequired() ? "required" : "none"));
		}
		return String.join("; ", values);
	}

	private static String code(String text) {
		return "`" + text + "`";
	}

	/** A setting with the texts of its last columns. */
	private record Row(Setting setting, String defaults, String readers) {

		String name() {
			return code(this.setting.name());
		}

		String type() {
			return this.setting.type().name();
		}

		Optional<String> unit() {
			return this.setting.type().unit();
		}

		Optional<String> range() {
			return this.setting.range();
		}

		String meaning() {
			return this.setting.meaning();
		}

	}

}

package io.tweebyte.load.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.load.record.Conditions;
import io.tweebyte.measuring.page.Html;
import io.tweebyte.measuring.page.Page;
import io.tweebyte.measuring.page.Section;
import io.tweebyte.measuring.table.HtmlTable;
import io.tweebyte.measuring.table.TableRenderer;
import io.tweebyte.measuring.template.Templates;

/** The page of a profile, in one file, and its sentences. */
public final class ProfilePage {

	/** Of a graph's width: narrower boxes cannot be seen. */
	private static final double LEAST = 0.001;

	private static final JsonMapper JSON = JsonMapper.builder().build();

	private final Profile profile;

	private final Layers layers = new Layers();

	private final Flames flames = new Flames(this.layers);

	private ProfilePage(Profile profile) {
		this.profile = profile;
	}

	/** Returns what a reader wants to know first. */
	public static List<String> sentences(Profile profile) {
		return new Findings(profile, new Layers()).sentences();
	}

	/**
	 * Writes the page.
	 * @return the file
	 * @throws IOException when it cannot be written
	 */
	public static Path write(Profile profile, Path folder) throws IOException {
		return Files.writeString(folder.resolve("profile.html"), new ProfilePage(profile).html());
	}

	private String html() {
		TableRenderer renderer = new HtmlTable();
		ProfileTables tables = new ProfileTables(this.profile, this.layers);
		Conditions conditions = this.profile.result().run().conditions();
		List<Section> sections = new ArrayList<>();
		sections.add(Section.of("findings",
				this.profile.others().isEmpty() ? "Where CPU is spent" : "Where the difference arises",
				Html.list(new Findings(this.profile, this.layers).sentences())));
		sections.add(Section.of("flame", "Flame graph", flame()));
		sections.add(Section.of("layers", "CPU by layer", Html.paragraph(
				"Per request. A sample counts for the innermost known layer of its stack: collections and strings count for "
						+ "their caller. The greatest differences come first."),
				renderer.render(tables.layers())));
		sections.add(Section.of("processes", "GC, JIT and kernel", Html.paragraph(
				"Per request, measured and not sampled. CPU is without JIT compilation; kernel is its share in the operating system."),
				renderer.render(tables.processes())));
		sections.add(Section.of("methods", "Methods",
				Html.paragraph("CPU per request of the method itself, without what it calls."),
				renderer.render(tables.methods())));
		sections.add(Section.of("allocation", "Allocation",
				Html.paragraph("Bytes per request by class, in all JVMs of a backend."),
				renderer.render(tables.allocations())));
		sections.add(Section.of("waiting", "Waiting", Html.paragraph(
				"Time per request that platform threads waited for longer than a millisecond, without workers that have nothing to do. "
						+ "A thread that waits uses no CPU; virtual threads are not seen while they are parked."),
				renderer.render(tables.waits())));
		sections.add(Section.of("caveats", "Caveats", Html.list(caveats())));
		return new Page("Profile: " + this.profile.result().blocks().getFirst().scenario().label(),
				"%s · %s, %d cores · commit %s · JDK %s".formatted(conditions.date(), conditions.machine(),
						conditions.cores(), conditions.commit(), conditions.jdk()),
				sections)
			.html();
	}

	private List<String> caveats() {
		List<String> caveats = new ArrayList<>(List.of(
				"Samples are taken every 10 ms of CPU time of a thread (jdk.CPUTimeSample), or of the clock where the JVM does not "
						+ "have it (jdk.ExecutionSample). They say how the measured CPU is divided. A figure of 10 samples is off by a third.",
				"The frames of the compilers and collectors are unknown, as are those of PostgreSQL and Redis. Time in the kernel "
						+ "counts for the Java method that called it."));
		caveats.addAll(this.profile.result().caveats());
		return caveats;
	}

	private String flame() {
		List<Map<String, Object>> views = new ArrayList<>();
		String reference = this.profile.reference().label();
		this.profile.others()
			.forEach((other) -> views.add(view(other.label() + " − " + reference, List.of(reference, other.label()),
					this.flames.difference(this.profile.reference(), other))));
		this.profile.backends()
			.forEach((backend) -> views.add(view(backend.label(), List.of(), this.flames.whole(backend))));
		String data = JSON
			.writeValueAsString(
					Map.of("unit", this.profile.unit(), "perMilli", this.profile.perMilli(), "views", views))
			.replace("<", "\\u003c");
		return Templates.render(ProfilePage.class, "flame",
				Map.of("data", data, "script", Templates.text(ProfilePage.class, "flame.js"), "style",
						Templates.text(ProfilePage.class, "flame.css")));
	}

	/**
	 * @param sides both backends of a difference
	 */
	private static Map<String, Object> view(String title, List<String> sides, FlameNode root) {
		return Map.of("title", title, "sides", sides, "boxes", root.boxes(root.width() * LEAST));
	}

}

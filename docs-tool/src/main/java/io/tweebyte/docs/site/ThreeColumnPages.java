package io.tweebyte.docs.site;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.Tree;
import io.tweebyte.docs.diff.Pair;
import io.tweebyte.docs.diff.ThreeWayRow;

/** The pages with three columns, and the one that leads to them. */
final class ThreeColumnPages {

	/** The page that leads to all others. */
	static final String OVERVIEW = ThreeColumns.PREFIX + "index.html";

	private final Map<SitePart, List<Paired>> parts;

	private final List<ThreeColumns> all;

	/** Finds the classes of all trees among the pairs. */
	ThreeColumnPages(Map<SitePart, List<Paired>> parts) {
		this.parts = parts;
		this.all = ThreeColumns.among(parts.getOrDefault(SitePart.ASYNC_AND_VIRTUAL, List.of()),
				parts.get(SitePart.first()));
	}

	List<ThreeColumns> all() {
		return this.all;
	}

	/** The page to begin with; none in a project of two trees. */
	List<String> overview() {
		return this.parts.containsKey(SitePart.ASYNC_AND_VIRTUAL) ? List.of(OVERVIEW) : List.of();
	}

	/** The class of a pair, if all trees have it. */
	List<ThreeColumns> of(Pair pair) {
		return this.all.stream().filter((file) -> file.holds(pair)).toList();
	}

	void write(SiteFolder folder, Documents documents) {
		for (int i = 0; i < this.all.size(); i++) {
			folder.write(this.all.get(i).page(), "three", page(i, documents));
		}
		overview().forEach((page) -> folder.write(page, "three-index", overviewContent()));
	}

	private Map<String, Object> page(int place, Documents documents) {
		ThreeColumns file = this.all.get(place);
		List<ThreeWayRow> rows = file.rows();
		int code = (int) rows.stream().takeWhile(ThreeColumnPages::isHead).count();
		Map<String, Object> page = new TreeMap<>();
		page.put("file", file);
		page.put("guide", documents.guide());
		page.put("chapters", documents.chaptersOf(file.reactive()));
		page.put("pairs", paired().filter((paired) -> file.holds(paired.pair())).toList());
		page.put("head", rows.subList(0, code));
		page.put("code", rows.subList(code, rows.size()));
		page.put("previous", (place > 0) ? this.all.get(place - 1) : Boolean.FALSE);
		page.put("next", (place < this.all.size() - 1) ? this.all.get(place + 1) : Boolean.FALSE);
		return page;
	}

	private static boolean isHead(ThreeWayRow row) {
		return row.cells().stream().map((cell) -> cell.side().text()).allMatch(DiffSite::isHead);
	}

	private Stream<Paired> paired() {
		return this.parts.values().stream().flatMap(Collection::stream);
	}

	private Map<String, Object> overviewContent() {
		List<MapField> fields = Stream.concat(this.all.stream().map(MapField::of), shared())
			.sorted(Comparator.comparing(MapField::name))
			.toList();
		return Map.of("trees", SitePart.first(), "parts", this.parts.keySet(), "count", this.all.size(), "services",
				grouped(fields.stream().filter((field) -> !field.pair().isTest()).toList()), "tests",
				fields.stream().filter((field) -> field.pair().isTest()).toList());
	}

	/** What async and virtual have in one file: a third column would repeat the first. */
	private Stream<MapField> shared() {
		return this.parts.get(SitePart.first())
			.stream()
			.filter((file) -> file.pair().isWhole() && file.pair().left().startsWith(Tree.SERVLET + "/"))
			.map(MapField::ofShared);
	}

	private static List<Map<String, Object>> grouped(List<MapField> fields) {
		Map<String, Map<String, List<MapField>>> services = fields.stream()
			.collect(Collectors.groupingBy((field) -> field.pair().module(), TreeMap::new,
					Collectors.groupingBy((field) -> field.pair().part(), TreeMap::new, Collectors.toList())));
		return services.entrySet()
			.stream()
			.map((service) -> Map.of("name", service.getKey(), "packages", service.getValue().entrySet()))
			.toList();
	}

	/**
	 * A class on the map.
	 *
	 * @param name what it is called
	 * @param pair the pair by which it is known
	 * @param page where it leads
	 * @param shade its step of colour
	 * @param share how much of its code differs
	 */
	record MapField(String name, Pair pair, String page, String shade, String share) {

		static MapField of(ThreeColumns file) {
			return new MapField(file.name(), file.pair(), file.page(), file.shade(), file.share());
		}

		static MapField ofShared(Paired file) {
			return new MapField(file.pair().name(), file.pair(), file.page(), file.shade(),
					"virtual as async, reactive " + file.share());
		}

	}

}

package io.tweebyte.docs.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;

/** The templates of the pages. */
final class Templates {

	private final Map<String, Template> compiled = new HashMap<>();

	private final Mustache.Compiler compiler = Mustache.compiler()
		.emptyStringIsFalse(true)
		.zeroIsFalse(true)
		.withLoader((name) -> new InputStreamReader(resource(name + ".mustache"), StandardCharsets.UTF_8));

	/**
	 * Fills a template.
	 * @param name its name
	 * @param content what its words mean
	 */
	String fill(String name, Object content) {
		return this.compiled.computeIfAbsent(name, this::compiled).execute(content);
	}

	private Template compiled(String name) {
		try (Reader template = this.compiler.loader.getTemplate(name)) {
			return this.compiler.compile(template);
		}
		catch (Exception ex) {
			throw new IllegalStateException("The template " + name + " cannot be read", ex);
		}
	}

	/** A file that all pages use as it is. */
	static String text(String name) {
		try (InputStream text = resource(name)) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static InputStream resource(String name) {
		return Templates.class.getResourceAsStream(name);
	}

}

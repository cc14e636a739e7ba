package io.tweebyte.shared.settings;

import java.nio.file.Path;
import java.time.Duration;

import jakarta.validation.constraints.NotNull;
import org.hibernate.validator.constraints.Range;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Requests of which a gateway keeps the body in a file, such as pictures.
 *
 * @param directory the directory of the files, which have no names
 * @param limit the number of uploads at once, a quarter of them for one client address;
 * the next one gets 503
 * @param time how long the whole body may take to arrive
 */
@Validated
@ConfigurationProperties("tweebyte.uploads")
public record UploadSettings(@NotNull Path directory, @Range(min = 1, max = 100_000) @DefaultValue("8") int limit,
		@TimeLimit @DefaultValue("60s") Duration time) {

	/** The largest file, in bytes. */
	public static final int FILE = 10 << 20;

	/**
	 * The largest body, in bytes: that of a picture, and of what is around it in a form.
	 */
	public static final int SIZE = FILE + (64 << 10);

	/** The most parts of a form. */
	public static final int PARTS = 2;

	/** The largest head of a part, in bytes. */
	public static final int PART_HEAD = 10 << 10;

}

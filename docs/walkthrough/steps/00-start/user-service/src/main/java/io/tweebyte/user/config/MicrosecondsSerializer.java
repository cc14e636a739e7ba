package io.tweebyte.user.config;

import java.io.IOException;
import java.time.Instant;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import io.tweebyte.contracts.time.Microseconds;

import org.springframework.boot.jackson.JsonComponent;

/** Writes times with exactly six digits, where Jackson would leave out trailing zeros. */
@JsonComponent
class MicrosecondsSerializer extends JsonSerializer<Instant> {

	@Override
	public void serialize(Instant value, JsonGenerator generator, SerializerProvider provider) throws IOException {
		generator.writeString(Microseconds.format(value));
	}

}

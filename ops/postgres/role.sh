#!/bin/sh
# Runs once, while PostgreSQL makes its cluster: the role that owns the database and may do nothing else. Its password comes
# from the file that the services read; psql reads it by itself, so that it is no argument of a process.
set -eu
psql -q -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -v database="$POSTGRES_DB" <<'SQL'
\set password `cat /run/tweebyte/database/tweebyte.database.password`
create role tweebyte login password :'password';
alter database :"database" owner to tweebyte;
SQL
